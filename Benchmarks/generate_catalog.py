#!/usr/bin/env python3
"""Writes a String Catalog of about a given size, as Xcode would: invented texts, the same for the same seed.

  generate_catalog.py MEGABYTES FILE [--seed N] [--languages N]

Thirty languages in nine scripts, a tenth of the keys with plural forms, some with device variations or
substitutions, comments on two thirds: the proportions of large public catalogs. --languages takes fewer of them, or up to
forty. With --reviewed, nearly all texts are there, translated, and have the values of the source text, as in a catalog
that is checked; without, each text is made for itself.
"""
import argparse
import json
import random

SYLLABLES = {
    "latin": "ta re mi so la ne ko ver den al in ter pre con sta lo gra be ri du".split(),
    "accents": "é ção ñu ößt ła ží ův șt ığ ær å tê mão lü ré ón ști če vå hö".split(),
    "cyrillic": "но ре ста вы по ли ка де ни то зо бра же ме ра пу ши че ще лы".split(),
    "greek": "αι τη με πρό σο κα λε νι ρα δι θέ ξη φω χα ψι ού ει γρ μπ ντ".split(),
    "arabic": "ال تم من في عر بي سل كت مد رس ها نو يج حف ظط ذق صب شم غل فو".split(),
    "hebrew": "של את הו בר מי שמ לה כן דב רי מה יש אל תו נה קב צו פר גד חז".split(),
    "thai": "กา รบั นท ึก แส ดง ผล ตั้ง ค่า ใหม่ ลบ เปิด ปิด ส่ง ไฟล์ ภาพ".split(),
    "devanagari": "का रा मे ना खो लें सं पा दि त कर नया फि र से हटा एँ सू ची".split(),
    "han": "设置保存取消打开关闭文件图片新建删除编辑搜索结果完成更多分享".strip(),
    "kana": "のをにはがでとしたますいるかもこれそのあなたひらくとじるほぞん".strip(),
    "hangul": "설정저장취소열기닫기파일사진새로만들기삭제편집검색결과완료".strip(),
}
LANGUAGES = {
    "ar": "arabic", "bg": "cyrillic", "ca": "accents", "cs": "accents", "da": "latin", "de": "accents",
    "el": "greek", "en": "latin", "es": "accents", "fi": "accents", "fr": "accents", "he": "hebrew",
    "hi": "devanagari", "hu": "accents", "id": "latin", "it": "latin", "ja": "kana", "ko": "hangul",
    "nb": "latin", "nl": "latin", "pl": "accents", "pt-BR": "accents", "ro": "accents", "ru": "cyrillic",
    "sv": "accents", "th": "thai", "tr": "accents", "uk": "cyrillic", "zh-Hans": "han", "zh-Hant": "han",
}
# Only where more than thirty are asked for, so that catalogs of earlier measurements stay the same.
MORE_LANGUAGES = {
    "be": "cyrillic", "en-GB": "latin", "es-419": "accents", "fr-CA": "accents", "hr": "accents", "ms": "latin",
    "pt-PT": "accents", "sk": "accents", "sl": "accents", "vi": "accents",
}
CATEGORIES = {
    "ar": ["few", "many", "one", "other", "two", "zero"], "cs": ["few", "many", "one", "other"],
    "pl": ["few", "many", "one", "other"], "ru": ["few", "many", "one", "other"],
    "uk": ["few", "many", "one", "other"], "ja": ["other"], "ko": ["other"], "th": ["other"], "id": ["other"],
    "zh-Hans": ["other"], "zh-Hant": ["other"],
}


# How many of a hundred texts have which state, and how many of a thousand are missing.
STATES = [90, 6, 4]
MISSING = 80
REVIEWED = False


def words(generator, script, count):
    syllables = SYLLABLES[script]
    if script in ("han", "kana", "hangul"):
        return "".join(generator.choice(syllables) for _ in range(count * 2))
    picked = ["".join(generator.choice(syllables) for _ in range(generator.randint(1, 3))) for _ in range(count)]
    if script == "accents":
        latin = SYLLABLES["latin"]
        picked = [word + generator.choice(latin) + generator.choice(latin) for word in picked]
    return " ".join(picked)


def unit(generator, script, count, suffix=""):
    state = generator.choices(["translated", "needs_review", "new"], STATES)[0]
    return {"stringUnit": {"state": state, "value": words(generator, script, count) + suffix}}


def entry(generator):
    length = generator.choices([2, 6, 15, 40], [45, 35, 15, 5])[0]
    kind = generator.choices(["plain", "plural", "device", "substitution", "empty"], [84, 10, 1, 1, 4])[0]
    result = {}
    if generator.random() < 0.66:
        result["comment"] = words(generator, "latin", 8)
    if kind == "empty":
        return result
    result["extractionState"] = generator.choice(["manual", "extracted_with_value", "migrated"])
    localizations = {}
    suffixes = [["", " %@", "\\n“%1$@” – \"%2$lld\"".replace("\\n", "\n")], [80, 15, 5]]
    own_suffix = generator.choices([" ", " %@", "\n%1$@ – %2$lld"], [80, 15, 5])[0].rstrip(" ") if REVIEWED else None
    for language, script in LANGUAGES.items():
        if generator.random() * 1000 < MISSING:
            continue
        forms = CATEGORIES.get(language, ["one", "other"])
        if kind == "plural":
            branches = {form: unit(generator, script, length, " %lld") for form in forms}
            localizations[language] = {"variations": {"plural": branches}}
        elif kind == "device":
            branches = {device: unit(generator, script, length) for device in ["iphone", "mac", "other"]}
            localizations[language] = {"variations": {"device": branches}}
        elif kind == "substitution":
            branches = {form: unit(generator, script, 2, " %arg") for form in forms}
            whole = unit(generator, script, length, " %#@count@")
            whole["substitutions"] = {
                "count": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": branches}}}
            localizations[language] = whole
        else:
            suffix = generator.choices(*suffixes)[0] if own_suffix is None else own_suffix
            localizations[language] = unit(generator, script, length, suffix)
    result["localizations"] = localizations
    return dict(sorted(result.items(), key=lambda member: member[0].lower()))


def write(value, level, parts):
    """Xcode's layout: a blank on both sides of the colon, empty objects with an empty line."""
    if isinstance(value, dict):
        if not value:
            parts.append("{\n\n" + "  " * level + "}")
            return
        parts.append("{\n")
        for position, (name, member) in enumerate(value.items()):
            parts.append((",\n" if position else "") + "  " * (level + 1))
            parts.append(json.dumps(name, ensure_ascii=False) + " : ")
            write(member, level + 1, parts)
        parts.append("\n" + "  " * level + "}")
    else:
        parts.append(json.dumps(value, ensure_ascii=False))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("megabytes", type=float)
    parser.add_argument("file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--languages", type=int, default=len(LANGUAGES))
    parser.add_argument("--reviewed", action="store_true")
    arguments = parser.parse_args()
    if arguments.reviewed:
        global STATES, MISSING, REVIEWED
        STATES, MISSING, REVIEWED = [99.4, 0.5, 0.1], 2, True
    if arguments.languages > len(LANGUAGES):
        LANGUAGES.update(MORE_LANGUAGES)
    for language in [language for language in LANGUAGES if language != "en"][max(arguments.languages - 1, 0):]:
        del LANGUAGES[language]
    generator = random.Random(arguments.seed)
    wanted = arguments.megabytes * 1_000_000
    size = 0
    written = {}
    while size < wanted:
        key = words(generator, "latin", generator.randint(1, 5)) + generator.choice(["", "", " %@", " %lld", "…"])
        if key in written:
            continue
        parts = []
        write(entry(generator), 2, parts)
        written[key] = "".join(parts)
        size += len(written[key].encode()) + len(key) + 10
    with open(arguments.file, "w", encoding="utf-8", newline="\n") as output:
        output.write('{\n  "sourceLanguage" : "en",\n  "strings" : {\n')
        # Xcode's order, for keys of lower-case letters, blanks, `…` and `%`, which stand in this order.
        ranks = str.maketrans({"…": "!", "%": '"'})
        items = sorted(written.items(), key=lambda item: item[0].translate(ranks))
        output.write(",\n".join(f"    {json.dumps(key, ensure_ascii=False)} : {text}" for key, text in items))
        output.write('\n  },\n  "version" : "1.0"\n}')


main()
