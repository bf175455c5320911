// Made by Scripts/make_keyboard_layouts.py of xkeyboard-config 2.35.1
// (https://www.freedesktop.org/wiki/Software/XKeyboardConfig/), whose layouts are Copyright (c) of their authors and
// under the MIT licence; see COPYING there, or /usr/share/doc/xkb-data/copyright on Debian.

// swift-format-ignore-file

extension KeyboardLayouts {
  /// Five lines a layout: identifier; name; languages; countries; then what its keys type alone, with Shift, with
  /// AltGr (Option), and with both. The keys are TLDE, AE01 to AE13, AD01 to AD12, AC01 to AC11, BKSL,
  /// LSGT and AB01 to AB11; ␣ stands for nothing.
  static let text = ##"""
    us(mac); English (US); en; US
    `1234567890-=␣qwertyuiop[]asdfghjkl;'\§zxcvbnm,./␣
    ~!@#$%^&*()_+␣QWERTYUIOP{}ASDFGHJKL:"|±ZXCVBNM<>?␣
    `¡™£¢∞§¶•ªº–≠␣œ∑´®†¥¨^øπ“‘åß∂ƒ©␣∆␣¬…æ«§Ω≈ç√∫~µ≤≥÷␣
    ␣⁄€‹›ﬁﬂ‡°·‚—±␣Œ„´‰ˇ¼¨ˆØ∏”’Å␣ð␣␣␣½␣ÞþÆ»±¸˛Ç◊ı˜¾¯˘¿␣
    al; Albanian; sq; AL
    \1234567890-=␣qwertzuiopç@asdfghjklë[]<yxcvbnm,./␣
    |!"#$%^&*()_+␣QWERTZUIOPÇ'ASDFGHJKLË{}>YXCVBNM;:?␣
    ¬~ˇ^˘␣˛`␣´␣¨¸␣\|€¶ŧ←↓→øþ÷×æđĐ[]ħ␣łł$ß¤|«»¢@{}§<>␣␣
    ¬~⅛£$⅜⅝`™±°¿˛␣Ω§€®Ŧ¥↑ıØÞ␣¯Æ§ÐªŊĦ␣&Ł␣ˇ˘¦<>©`'}º×÷␣␣
    at(mac); German (Austria); de; AT
    ^1234567890ß´␣qwertzuiopü+asdfghjklöä#<yxcvbnm,.-␣
    °!"§$%&/()=?`␣QWERTZUIOPÜ*ASDFGHJKLÖÄ'>YXCVBNM;:_␣
    ′¡²³¼[]|{}}\¸␣«ſ€®ŧ←¨/øþ·~åſðđ©ª␣ĸ@´^’|»«¢„“~µ·…–␣
    ″@⅛£¤⅜⅝\~±°¿˛␣»§€®Ŧ¥ÁÛØÞ°¯ÅẞÐªŊĦ␣&Ł␣ˇ˘␣›‹©‚‘’º×÷—␣
    au; English (Australian); en; AU
    `1234567890-=␣qwertyuiop[]asdfghjkl;'\<zxcvbnm,./␣
    ~!@#$%^&*()_+␣QWERTYUIOP{}ASDFGHJKL:"|>ZXCVBNM<>?␣
    ␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣|␣␣␣␣␣␣␣␣␣␣␣
    ␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣¦␣␣␣␣␣␣␣␣␣␣␣
    be; Belgian; de nl fr; BE
    ²&é"'(§è!çà)-␣azertyuiop^$qsdfghjklmùµ<wxcvbn,;:=␣
    ³1234567890°_␣AZERTYUIOP¨*QSDFGHJKLM%£>WXCVBN?./+␣
    ¬|@#¼½^{[{}\¸␣@ſ€¶ŧ←↓→œþ[]æßðđŋħ␣ĸł´´`\«»¢„“”¸•·~␣
    ¬¡⅛£$⅜⅝⅞™±°¿˛␣Ω§¢®Ŧ¥↑ıŒÞ␣¯ÆẞÐªŊĦ␣&Ł␣ˇ˘\<>©‚‘’º×÷␣␣
    ba; Bosnian; bs; BA
    `1234567890'+␣qwertzuiopšđasdfghjklčćž<yxcvbnm,.-␣
    ~!"#$%&/()=?*␣QWERTZUIOPŠĐASDFGHJKLČĆŽ>YXCVBNM;:_␣
    ¬~ˇ^˘␣˛`␣´␣¨¸␣\|€¶ŧ←↓→øþ÷×æ„“[]ħ␣łł´ß¤|‘’¢@{}§<>—␣
    ¬~ˇ^˘°˛`˙'˝¨¸␣ΩŁ€®Ŧ¥↑ıØÞ␣¯Æ»«ªŊĦ␣&Ł␣ˇ˘¦»«©`'}º×÷–␣
    br; Portuguese (Brazil); pt; BR
    '1234567890-=␣qwertyuiop´[asdfghjklç~]\zxcvbnm,.;/
    "!@#$%¨&*()_+␣QWERTYUIOP`{ASDFGHJKLÇ^}|ZXCVBNM<>:?
    ¬¹²³£¢¬{[]}\§␣/?°®ŧ←↓→øþ´ªæßðđŋħ␣ĸł´~ºˇ«»©„“”µ•·␣°
    ¬¡½¾¼⅜¨⅞™±°¿˛␣/?°®Ŧ¥↑ıØÞ`¯ÆẞÐªŊĦ␣&Ł␣^º˘<>©‚‘’µ×÷␣¿
    dz; Berber (Algeria, Latin); tzm fr; DZ
    ²&é"'(-è_çà)=␣azertyuiop^$qsdfghjklmù*<wxcvbn,;:!␣
    ³1234567890°+␣AZERTYUIOP¨£QSDFGHJKLM%µ>WXCVBN?./§␣
    ¹ˇ~#{[|`\^@]}␣æẓ€ṛṭÿûîɛô~øäṣḍ‘ǧḥüïŀö´`≤«»čɣ↓¬¿×÷¡␣
    ¸˛É˘—–‑È™ÇÀ≠±␣ÆẒ¢ṚṬŸÛÎƐÔ␣ØÄṢḌ‚ǦḤÜÏĿÖÙ¯≥“”ČƔ↑→…⋅∕−␣
    cm; English (Cameroon); en; CM
    `1234567890-=␣qwertyuiop[]asdfghjkl;'\<zxcvbnm,./␣
    ~!@#$%^&*()_+␣QWERTYUIOP{}ASDFGHJKL:"|>ZXCVBNM<>?␣
    ␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣|␣␣␣␣␣␣␣␣␣␣␣
    ␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣¦␣␣␣␣␣␣␣␣␣␣␣
    ca; French (Canada); fr; CA
    #1234567890-=␣qwertyuiop^¸asdfghjkl;`<«zxcvbnm,.é␣
    |!"/$%?&*()_+␣QWERTYUIOP^¨ASDFGHJKL:`>»ZXCVBNM'.É␣
    \±@£¢¤¬¦²³¼½¾␣␣␣␣␣␣␣␣␣§¶[]␣␣␣␣␣␣␣␣␣~{}°␣␣␣␣␣␣µ¯␣´␣
    ␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣¦␣␣␣␣␣␣␣␣␣␣␣
    cd; French (Democratic Republic of the Congo); fr; CD
    `&␣␣({})␣␣␣-=␣azertyuiopɛ*qsdfghjklmɔ"\wxcvbn,;:!␣
    ~1234567890_+␣AZERTYUIOPƐ^QSDFGHJKLMƆ\|WXCVBN?./'␣
    ␣#@«[<>]»␣@%×␣æ␣œ␣␣␣ʉɨø␣^$␣␣␣␣␣␣␣␣␣␣␣||␣␣␣␣␣ŋ␣␣␣’␣
    ␣␣␣␣␣␣␣␣␣␣␣°÷␣Æ␣Œ␣␣␣ɄƗØ␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣¦␣␣␣␣␣Ŋ␣␣␣␣␣
    cn; Chinese; zh; CN
    `1234567890-=␣qwertyuiop[]asdfghjkl;'\<zxcvbnm,./␣
    ~!@#$%^&*()_+␣QWERTYUIOP{}ASDFGHJKL:"|>ZXCVBNM<>?␣
    ␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣|␣␣␣␣␣␣␣␣␣␣␣
    ␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣¦␣␣␣␣␣␣␣␣␣␣␣
    hr; Croatian; hr; HR
    `1234567890'+␣qwertzuiopšđasdfghjklčćž<yxcvbnm,.-␣
    ~!"#$%&/()=?*␣QWERTZUIOPŠĐASDFGHJKLČĆŽ>YXCVBNM;:_␣
    ¬~ˇ^˘°˛`␣´␣¨¸␣\|€¶ŧ←↓→øþ÷×æ„”[]ħ␣łł´ß¤|‘’¢@{}§<>␣␣
    ¬~ˇ^˘␣˛`˙'˝¨¸␣ΩŁ€®Ŧ¥↑ıØÞ␣¯Æ»«ªŊĦ␣&Ł␣ˇ˘¦»«©`'}º×÷␣␣
    cz; Czech; cs; CZ
    ;+ěščřžýáíé=´␣qwertzuiopú)asdfghjklů§¨\yxcvbnm,.-␣
    ␣1234567890%ˇ␣QWERTZUIOP/(ASDFGHJKL"!'|YXCVBNM?:_␣
    `!@#$%^&*{}\¯␣\|€¶ŧ←↓→øþ[]~đĐ[]`'łŁ$'\/°#&@{}^<>*␣
    ~~ˇ^˘␣˛`␣´␣¨¸␣Ω§E®Ŧ¥↑ıØÞ÷×ÆẞÐªŊĦ␣&Ł␣ß|¦<>©‚‘’º×÷␣␣
    dk(mac); Danish; da; DK
    ½1234567890+´␣qwertyuiopå¨asdfghjklæø'<zxcvbnm,.-␣
    §!"#¤%&/()=?`␣QWERTYUIOPÅ^ASDFGHJKLÆØ*>ZXCVBNM;:_␣
    ¾¡@£$½¥{[]}±|␣@ſ€®þ←↓→œþ¨~ªßðđŋħ␣ĸł´^␣\«»©„“”µ¸·␣␣
    ¶¹²³¼¢⅝÷«»°¿¦␣Ω§¢®Þ¥↑ıŒÞ␣ˇºẞÐªŊĦ␣&Ł␣ˇ×¬<>©‚‘’º˛␣¯␣
    nl(mac); Dutch; nl; NL
    `1234567890-=␣qwertyuiop[]asdfghjkl;'\<zxcvbnm,./␣
    ~!@#$%^&*()_+␣QWERTYUIOP{}ASDFGHJKL:"|>ZXCVBNM<>?␣
    ¬¹²³¼½¾{[]}\¸␣@ſe¶ŧ←↓→øþ¨~æßðđŋħ␣ĸł´^`|«»¢„“”µ•·␣␣
    ¬¡⅛£$⅜⅝⅞™±°¿˛␣Ω§E®Ŧ¥↑ıØÞ␣¯ÆẞÐªŊĦ␣&Ł␣ˇ˘¦<>©‚‘’º×÷␣␣
    ee; Estonian; et; EE
    ˇ1234567890+´␣qwertyuiopüõasdfghjklöä'<zxcvbnm,.-␣
    ~!"#¤%&/()=?`␣QWERTYUIOPÜÕASDFGHJKLÖÄ*>ZXCVBNM;:_␣
    ¬¹@£$½¬{[]}\`␣@ſ€¶ŧ←↓→øþ¨§æšðđŋħ␣ĸł´^½|ž»¢„“”µ<>|␣
    ¬¡⅛£$⅜⅝⅞™±°¿'␣Ω§¢®Ŧ¥↑ıØÞ␣¯ÆŠÐªŊĦ␣&Ł␣ˇ˘¦Ž>©‚‘’º×÷˙␣
    fo; Faroese; fo; FO
    ½1234567890+´␣qwertyuiopåðasdfghjklæø'<zxcvbnm,.-␣
    §!"#¤%&/()=?`␣QWERTYUIOPÅÐASDFGHJKLÆØ*>ZXCVBNM;:_␣
    ¾¡@£$½¥{[]}±|␣@ſ€®þ←↓→œþ¨~ªßðđŋħ␣ĸł´^␣\«»©„“”µ¸·␣␣
    ¶¹²³¼¢⅝÷«»°¿¦␣Ω§¢®Þ¥↑ıŒÞ^ˇºẞÐªŊĦ␣&Ł␣ˇ×¬<>©‚‘’º˛␣¯␣
    fi(mac); Finnish; fi; FI
    §1234567890+´␣qwertyuiopå¨asdfghjklöä'<zxcvbnm,.-␣
    °!"#¤%&/()=?`␣QWERTYUIOPÅ^ASDFGHJKLÖÄ*>ZXCVBNM;:_␣
    ¬©@£$½¾|[]}\¸␣@ſe¶ŧ←↓→øþ¨~æßðđŋħ␣ĸłøæ@|«»¢„“”µ•·␣␣
    ¬¡⅛¥¢⅜⅝\{}°¿˛␣Ω§E®Ŧ¥↑ıØÞ␣¯ÆẞÐªŊĦ␣&ŁØÆ˘¦<>©‚‘’º×÷␣␣
    fr(mac); French; fr; FR
    @&é"'(§è!çà)-␣azertyuiop^$qsdfghjklmù`<wxcvbn,;:=␣
    #1234567890°_␣AZERTYUIOP¨*QSDFGHJKLM%£>WXCVBN?./+␣
    ·␣ë␣␣{¶«¡Çø}—␣æÂê®␣Ú␣îœ␣ô€âÒ␣␣␣ÌÏÈ¬µÙ@␣␣␣©♦ß~␣␣÷␣␣
    Ÿ´É␣␣[å»ÛÁ␣]–␣ÆÅÊ¤␣ŸªïŒ␣Ô¥À␣␣·␣ÎÍË|Óû#␣␣␣¢⎷ẞ~¿·\±␣
    gh; English (Ghana); en; GH
    `1234567890-=␣qwertyuiop[]asdfghjkl;'\<zxcvbnm,./␣
    ~!@#₵%^&*()_+␣QWERTYUIOP{}ASDFGHJKL:"|>ZXCVBNM<>?␣
    ␣␣␣␣$␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣|␣␣␣␣␣␣␣␣␣␣␣
    ␣␣␣␣¢␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣¦␣␣␣␣␣␣␣␣␣␣␣
    de(mac); German; de; DE
    ^1234567890ß´␣qwertzuiopü+asdfghjklöä#<yxcvbnm,.-␣
    °!"§$%&/()=?`␣QWERTZUIOPÜ*ASDFGHJKLÖÄ'>YXCVBNM;:_␣
    ′¡²³¼[]|{}}\¸␣«ſ€®ŧ←¨/øþ·~åſðđ©ª␣ĸ@´^’|»«¢„“~µ·…–␣
    ″@⅛£¤⅜⅝\~±°¿˛␣»§€®Ŧ¥ÁÛØÞ°¯ÅẞÐªŊĦ␣&Ł␣ˇ˘␣›‹©‚‘’º×÷—␣
    hu; Hungarian; hu; HU
    0123456789öüó␣qwertzuiopőúasdfghjkléáűíyxcvbnm,.-␣
    §'"+!%/=()ÖÜÓ␣QWERTZUIOPŐÚASDFGHJKLÉÁŰÍYXCVBNM?:_␣
    ¬~ˇ^˘␣˛`␣´␣¨¸␣\|Ä¶ŧ–€Í„”÷×äđĐ[]ħíłŁ$ß¤<>#&@{}<;>*␣
    ¬~ˇ^˘°˛`˙´˝¨¸␣Ω§E®Ŧ¥↑íØÞ␣¯ÄẞÐªŊĦÍ&Ł¢ẞ˘><>©‚‘’º×÷␣␣
    is(mac); Icelandic; is; IS
    °1234567890ö-␣qwertyuiopð'asdfghjklæ´+<zxcvbnm,.þ␣
    ¨!"#$%&/()=Ö_␣QWERTYUIOPÐ?ASDFGHJKLÆ´*>ZXCVBNM;:Þ␣
    ø¡@™¢‰^{[]}\–␣@∑€®°¥¨ı^π„~åß∂ƒ©|∆¬…œ^`|Ω~ç√∫~µ≤≥’␣
    Ø␣␣£€∞⁄÷{}≈≠—␣¶§¿␣•␣␣ªºΠ“·Å˙˚¯˘¸˝˛ˇŒ‘±␣␣␣Ç◊␣␣␣«»”␣
    it(mac); Italian; it; IT
    @&"'(çè)£àé-=␣qzertyuiopì$asdfghjklmù§<wxcvbn,;:ò␣
    #1234567890_+␣QZERTYUIOP^*ASDFGHJKLM%°>WXCVBN?./!␣
    ·«␣␣{Ç¶}∞´`␣≠␣␣␣€®␣Ú␣î␣␣␣␣åß␣␣␣ÌÏÈßµæ@|␣␣©␣␣~¿␣|¡␣
    ␣»␣␣[Í·]␣ÔÓ␣±␣␣␣␣␣␣ÿ␣ï␣␣␣␣Åẞ␣␣␣ÎÍË|ÓÆ#¦␣␣©␣␣␣␣␣\␣␣
    jp; Japanese; ja; JP
    ␣1234567890-^\qwertyuiop@[asdfghjkl;:]<zxcvbnm,./\
    ␣!"#$%&'()~=~|QWERTYUIOP`{ASDFGHJKL+*}>ZXCVBNM<>?_
    ␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣|␣␣␣␣␣␣␣␣␣␣␣
    ␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣¦␣␣␣␣␣␣␣␣␣␣␣
    latam; Spanish (Latin American); es; AR BO CL CO CR CU DO EC GT HN HT MX NI PA PE PR PY SV US UY VE
    |1234567890'¿␣qwertyuiop´+asdfghjklñ{}<zxcvbnm,.-␣
    °!"#$%&/()=?¡␣QWERTYUIOP¨*ASDFGHJKLÑ[]>ZXCVBNM;:_␣
    ¬|@·~½¬{[]}\¸␣@ſ€¶ŧ←↓→øþ¨~æßðđŋħ␣ĸł~^`\«»¢„“”µ•·␣␣
    ¬¡⅛£$⅜⅝⅞™±°¿˛␣Ω§¢®Ŧ¥↑ıØÞ␣¯ÆẞÐªŊĦ␣&Ł␣{}|<>©‚‘’º×÷␣␣
    lt; Lithuanian; lt; LT
    `ąčęėįšųū„“-ž␣qwertyuiop[]asdfghjkl;'\–zxcvbnm,./␣
    ~ĄČĘĖĮŠŲŪ()_Ž␣QWERTYUIOP{}ASDFGHJKL:"|€ZXCVBNM<>?␣
    ´1234567890–=␣@ſ€¶ŧ←↓→øþ¨~æßðđŋħ␣ĸł´^`|«»¢„“”µ•·␣␣
    ¬!@#$%^&*()¿+␣Ω§£®Ŧ¥↑ıØÞ␣¯ÆẞÐªŊĦ␣&Ł␣ˇ˘¦<>©‚‘’º×÷␣␣
    lv; Latvian; lv; LV
    `1234567890-=␣qwertyuiop[]asdfghjkl;'\<zxcvbnm,./␣
    ~!@#$%^&*()_+␣QWERTYUIOP{}ASDFGHJKL:"|>ZXCVBNM<>?␣
    ´¹²³€½¾{[]}\–␣qwēŗtyūīōp«»āšdfģhjķļ;“`|žxčvbņm•·/␣
    ~¡⅛£¢⅜⅝⅞™±°¿—␣QWĒŖTYŪĪŌP“”ĀŠDFĢHJĶĻ:„˘¦ŽXČVBŅM×÷˙␣
    mao; Maori; mi; NZ
    `1234567890-=␣qwertyuiop[]asdfghjkl;'\<zxcvbnm,./␣
    ~!@#$%^&*()_+␣QWERTYUIOP{}ASDFGHJKL:"|>ZXCVBNM<>?␣
    ¬¹²³¼½¾{[]}\¸␣@ſē¶ŧ←ūīōþ¨~āßðđŋħ␣ĸł´^`|«»¢„“”µ•·␣␣
    ¬¡⅛£$⅜⅝⅞™±°¿˛␣Ω§Ē®Ŧ¥ŪĪŌÞ␣¯ĀẞÐªŊĦ␣&Ł␣ˇ˘¦<>©‚‘’º×÷␣␣
    me; Montenegrin; sr; ME
    `1234567890'+␣qwertzuiopšđasdfghjklčćž<yxcvbnm,.-␣
    ~!"#$%&/()=?*␣QWERTZUIOPŠĐASDFGHJKLČĆŽ>YXCVBNM;:_␣
    ¬~ˇ^˘␣˛`␣´␣¨¸␣\|€¶ŧź↓→øþ÷×æś“[]ħ␣łł´ß¤|‘’¢@{}§<>—␣
    ¬~ˇ^˘°˛`˙'˝¨¸␣ΩŁ€®ŦŹ↑ıØÞ␣¯ÆŚ«ªŊĦ␣&Ł␣ˇ˘¦»«©`'}º×÷–␣
    mt; Maltese; mt; MT
    ċ1234567890-=␣qwertyuiopġħasdfghjkl;'#żzxcvbnm,./␣
    Ċ!"€$%^&*()_+␣QWERTYUIOPĠĦASDFGHJKL:@~ŻZXCVBNM<>?␣
    `¹²£€½^{[]}\¸␣@ſè¶ŧ←ùìòþ[]àßðđŋħ␣ĸł´^`\«»¢„“”µ•·␣␣
    ¬¡⅛£¼⅜^⅞™±°¿˛␣Ω§È®Ŧ¥ÙÌÒÞ{}ÀẞÐªŊĦ␣&Ł␣ˇ˘|<>©‚‘’º×÷␣␣
    no(mac); Norwegian; no nb nn; NO
    |1234567890+`␣qwertyuiopå¨asdfghjkløæ@<zxcvbnm,.-␣
    §!"#¤%&/()=?´␣QWERTYUIOPÅ^ASDFGHJKLØÆ*>ZXCVBNM;:_␣
    ¬¹@£$½¾|[]}\´␣@ſ€¶ŧ←↓→øþ¨~æßðđŋħ␣ĸłö^`|«»¢„“”µ•·␣␣
    ¬¡⅛£$⅜⅝\{}°¿˛␣Ω§¢®Ŧ¥↑ıØÞ␣¯ÆẞÐªŊĦ␣&ŁÖˇ˘¦<>©‚‘’º×÷␣␣
    pl; Polish; pl; PL
    `1234567890-=␣qwertyuiop[]asdfghjkl;'\<zxcvbnm,./␣
    ~!@#$%^&*()_+␣QWERTYUIOP{}ASDFGHJKL:"|>ZXCVBNM<>?␣
    ¬≠²³¢€½§·«»–¸␣πœę©ß←↓→óþ¨~ąśðæŋ’ə…ł´^`|żźć„”ńµ≤≥␣␣
    ∨¡¿£¼‰∧≈¾±°—˛␣ΩŒĘ®™¥↑↔ÓÞ␣¯ĄŚÐÆŊ•Ə␣Ł␣ˇ˘¦ŻŹĆ‘“Ń∞×÷␣␣
    pt(mac); Portuguese; pt; PT
    `1234567890'+␣qwertyuiopº´asdfghjklç~\<zxcvbnm,.-␣
    ~!"#$%&/()=?*␣QWERTYUIOPª`ASDFGHJKLÇ^|>ZXCVBNM;:_␣
    ¬¹@£§½¾{[]}\¨␣@ſ€¶ŧ←↓→øþ¨~æßðđŋħ␣ĸł´^`\«»¢„“”µ•·␣␣
    ¬¡⅛£$⅜⅝⅞{}°¿˛␣Ω§¢®Ŧ¥↑ıØÞ␣¯ÆẞÐªŊĦ␣&Ł␣ˇ˘\<>©‚‘’º×÷␣␣
    ro; Romanian; ro; RO
    `1234567890-=␣qwertyuiop[]asdfghjkl;'\\zxcvbnm,./␣
    ~!@#$%^&*()_+␣QWERTYUIOP{}ASDFGHJKL:"||ZXCVBNM<>?␣
    ␣~ˇ^˘␣˛`␣´␣¨¸␣âß€␣ț␣␣î␣§„”ășđ␣␣␣␣␣ł␣␣␣|␣␣©␣␣␣␣«»␣␣
    ␣␣␣␣␣␣␣␣␣␣␣–±␣Âẞ␣␣Ț␣␣Î␣␣␣␣ĂȘĐ␣␣␣␣␣Ł␣␣␣¦␣␣␣␣␣␣␣␣␣␣␣
    si; Slovenian; sl; SI
    ¸1234567890'+␣qwertzuiopšđasdfghjklčćž<yxcvbnm,.-␣
    ¨!"#$%&/()=?*␣QWERTZUIOPŠĐASDFGHJKLČĆŽ>YXCVBNM;:_␣
    ␣~ˇ^˘␣˛`␣´␣¨¸␣\|€¶ŧ←↓→øþ÷×æ„“[]ħ␣łł´ß¤|‘’¢@{}§<>—␣
    ␣~ˇ^˘°˛`˙'˝¨¸␣ΩŁ€®Ŧ¥↑ıØÞ␣¯Æ»«ªŊĦ␣&Ł␣ˇ˘¦»«©`'}º×÷–␣
    sk; Slovak; sk; SK
    ;+ľščťžýáíé=´␣qwertzuiopúäasdfghjklô§ň\yxcvbnm,.-␣
    ␣1234567890%ˇ␣QWERTZUIOP/(ASDFGHJKL"!)|YXCVBNM?:_␣
    `!@#$%^&*{}\¯␣\|€¶ŧ←↓→øþ[]~đĐ[]`'łŁ$'\/°#&@{}^<>*␣
    ~~ˇ^˘␣˛`␣´␣¨¸␣Ω§E®Ŧ¥↑ıØÞ÷×ÆẞÐªŊĦ␣&Ł␣ß|¦<>©‚‘’º×÷␣␣
    es(mac); Spanish; es; ES
    º1234567890'¡␣qwertyuiop`+asdfghjklñ´ç<zxcvbnm,.-␣
    ª!"·$%&/()=?¿␣QWERTYUIOP^*ASDFGHJKLÑ¨Ç>ZXCVBNM;:_␣
    \|@#~½¬{[]}\¸␣@ſ€¶ŧ←↓→øþ[]æßðđŋħ␣ĸł~{}|«»¢„“”µ•·␣␣
    \¡⅛£$⅜⅝⅞™±°¿˛␣Ω§¢®Ŧ¥↑ıØÞ␣¯ÆẞÐªŊĦ␣&Ł␣ˇ˘¦<>©‚‘’º×÷␣␣
    se(mac); Swedish; sv; SE
    §1234567890+´␣qwertyuiopå¨asdfghjklöä'<zxcvbnm,.-␣
    °!"#¤%&/()=?`␣QWERTYUIOPÅ^ASDFGHJKLÖÄ*>ZXCVBNM;:_␣
    ¬©@£$½¾|[]}\¸␣@ſe¶ŧ←↓→øþ¨~æßðđŋħ␣ĸłøæ@|«»¢„“”µ•·␣␣
    ¬¡⅛¥¢⅜⅝\{}°¿˛␣Ω§E®Ŧ¥↑ıØÞ␣¯ÆẞÐªŊĦ␣&ŁØÆ˘¦<>©‚‘’º×÷␣␣
    ch(fr_mac); French (Switzerland, Macintosh); fr; CH
    §1234567890'^␣qwertzuiopè¨asdfghjkléà$<yxcvbnm,.-␣
    °+"*ç%&/()=?`␣QWERTZUIOPü!ASDFGHJKLöä£>YXCVBNM;:_␣
    ␣±“#Ç[]|{}≠¿´␣œΣ€®†Ω°¡øπ[`åßσƒ@ªºΔ¬¢{¶≤¥≃©√∫~µ«…␣␣
    ␣∞”</␣␣\ÒÔÚ␣^␣ŒÁËÈÎÍÙıØΠÿ'Åẞ␣‡,·ð¯‸˘Æ•≥Ÿ™␣♦␣◦␣»÷—␣
    ch(de_mac); German (Switzerland, Macintosh); de gsw; CH
    §1234567890'^␣qwertzuiopü¨asdfghjklöä$<yxcvbnm,.-␣
    °+"*ç%&/()=?`␣QWERTZUIOPè!ASDFGHJKLéà£>YXCVBNM;:_␣
    ␣±“#Ç[]|{}≠¿´␣œΣ€®†Ω°¡øπ§`åßσƒ@ªºΔ¬¢æ¶≤¥≃©√∫~µ«…␣␣
    ␣∞”</␣␣\ÒÔÚ␣^␣ŒÁËÈÎÍÙıØΠÿ'Åẞ␣‡,·ð¯‸˘Æ•≥Ÿ™␣♦␣◦␣»÷—␣
    tr; Turkish; tr; TR
    "1234567890*-␣qwertyuıopğüasdfghjklşi,<zxcvbnmöç.␣
    é!'^+%&/()=?_␣QWERTYUIOPĞÜASDFGHJKLŞİ;>ZXCVBNMÖÇ:␣
    <>£#$½¾{[]}\|␣@␣€¶₺←ûîô␣¨~âß␣ª␣␣␣␣␣´'`|«»¢„“”µ×·␣␣
    °¡²³¼⅜␣␣␣±°¿␣␣Ω␣␣®␣¥ÛÎÔ␣␣¯Â␣␣␣␣␣␣␣␣´ˇ`¦<>©‚‘’º␣÷␣␣
    tw; Taiwanese; fox; TW
    `1234567890-=␣qwertyuiop[]asdfghjkl;'\<zxcvbnm,./␣
    ~!@#$%^&*()_+␣QWERTYUIOP{}ASDFGHJKL:"|>ZXCVBNM<>?␣
    `␣␣§¥€^´¸˛␣¯×␣¶␣éṟṯṳʉɨø␣␣␣␣ßḏ␣ŋ␣␣␣ḻːʼ¬|␣␣ç␣␣ⁿµ␣␣¿␣
    ~¡²³£¢ˇ␣␣˘␣±÷␣°␣ÉṞṮṲɄƗØ␣␣␣␣ẞḎ␣Ŋ␣␣␣Ḻ¨␣¦¦␣␣Ç␣␣ᴺµ«»␣␣
    gb(mac); English (UK); en; GB
    §1234567890-=␣qwertyuiop[]asdfghjkl;'\`zxcvbnm,./␣
    ±!@£$%^&*()_+␣QWERTYUIOP{}ASDFGHJKL:"|~ZXCVBNM<>?␣
    ¬¹€#¼½¾{[]}\¸␣@ſe¶ŧ←↓→øþ¨~æßðđŋħ␣ĸł´^`|«»¢„“”µ•·␣␣
    ¬¡⅛£$⅜⅝⅞™±°¿˛␣Ω§E®Ŧ¥↑ıØÞ␣¯ÆẞÐªŊĦ␣&Ł␣ˇ˘¦<>©‚‘’º×÷␣␣
    vn; Vietnamese; vi; VN
    `ăâêô␣␣␣␣␣đ-₫␣qwertyuiopươasdfghjkl;'\<zxcvbnm,./␣
    ~ĂÂÊÔ%^&*(Đ_+␣QWERTYUIOPƯƠASDFGHJKL:"|>ZXCVBNM<>?␣
    ␣␣␣␣␣`␣~´␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣|␣␣␣␣␣␣␣␣␣␣␣
    ␣␣␣␣␣%^&*(␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣¦␣␣␣␣␣␣␣␣␣␣␣
    kr; Korean; ko; KR
    `1234567890-=␣qwertyuiop[]asdfghjkl;'\<zxcvbnm,./␣
    ~!@#$%^&*()_+␣QWERTYUIOP{}ASDFGHJKL:"|>ZXCVBNM<>?␣
    ␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣|␣␣␣␣␣␣␣␣␣␣␣
    ␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣¦␣␣␣␣␣␣␣␣␣␣␣
    ie; Irish; en; IE
    `1234567890-=␣qwertyuiop[]asdfghjkl;'#\zxcvbnm,./␣
    ¬!"£$%^&*()_+␣QWERTYUIOP{}ASDFGHJKL:@~|ZXCVBNM<>?␣
    ¦¡™©€§^¶¨ªº–≠␣œ␣é®þ¥úíó‚“‘áßðƒ©␣ı␣´…æ«`⟨×¸ˇ¨~¯≤≥÷␣
    ␣¹²³¢†‰⁊•·°—±␣Œ␣É‰ÞµÚÍÓ␣”’ÁẞÐ␣␣␣¼½¾‡Æ»´⟩∼¸␣␣␣␣„‚¿␣
    za; English (South Africa); en; ZA
    `1234567890-=␣qwertyuiop[]asdfghjkl;'\<zxcvbnm,./␣
    ~!@#$%^&*()_+␣QWERTYUIOP{}ASDFGHJKL:"|>ZXCVBNM<>?␣
    `¹¥£$€^{[]}\¸␣@ſëêṱûüïöô¨~äšḓđŋħ␣ĸḽ¨´`|«»¢„”ṋṅ•␣␣␣
    ¬¡⅛£$⅜⅝⅞™±°¿˛␣Ω§ËÊṰÛÜÏÖÔ␣¯ÄŠḒªŊĦ␣&Ḽ␣ˇ˘¦<>©‘“ṊṄ×÷␣␣
    ng; English (Nigeria); en; NG
    `1234567890-=␣qwertyuiop[]asdfghjkl;'\<zxcvbnm,./␣
    ~!@#₦%^&*()_+␣QWERTYUIOP{}ASDFGHJKL:"|>ZXCVBNM<>?␣
    ␣␣␣␣$␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣|␣␣␣␣␣␣␣␣␣␣␣
    ␣␣␣␣¢␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣¦␣␣␣␣␣␣␣␣␣␣␣
    sn; Wolof; wo; SN
    ²&é"'(-è_çà)=␣azertyuiopŋ$qsdfghjklmñµ<wxcvbn,;:!␣
    %1234567890°+␣AZERTYUIOPŊ£QSDFGHJKLMÑ£>WXCVBN?./§␣
    ¬|~#{[|`\^@]}␣æ«€¶ŧ←↓→øþ[¤@ßðđŋħ␣ĸłµ´`|ł»¢„“”¿•·¡␣
    ¬¡É¸´¨¦È¯ÇÀÿ¾␣Æ<¢®Ŧ¥↑ıØÞ]êΩẞÐªŊĦ␣&Łº´`¦Ł>©‚‘’º×÷␣␣
    ml; Bambara; bm; ML
    ²&é"'(-è_çà)=␣azertyuiop^$qsdfghjklmù*<wxcvbn,;:!␣
    ~1234567890°+␣AZERTYUIOP¨£QSDFGHJKLM%µ>WXCVBN?./§␣
    ¬¹~#{[|`\^@]}␣æžɛ¶ŧ←↓→øþ¨¤@šðđɔħ␣ĸłŋ^`|ł»¢“”ɲ´•·␣␣
    ¬¡⅛£$⅜⅝⅞™±°¿˛␣ÆŽƐ®Ŧ¥↑ıØÞ␣¯ΩŠÐªƆĦ␣&ŁŊˇ˘¦Ł>©‘’Ɲ␣×÷␣␣
    tg; French (Togo); fr ajg blo kpo ee fon fue gej ife kbp las dop mfg nmz bud gng kdh soy; TG
    ²&é"'(-è_çà)=␣azertyuiop^$qsdfghjklmù*<wxcvbn,;:!␣
    ␣1234567890°+␣AZERTYUIOP¨£QSDFGHJKLM%µ>WXCVBN?./§␣
    ␣␣~#{[|`\^@]}␣␣ʒ€ɛɗƴʊɩɔ␣ˇ¤ǝ␣ɖƒɣɦɨ␣␣ɲ`´|␣␣␣ʋɓŋ␣␣¯~␣
    ␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣Ʒ␣ƐƊƳƱƖƆ␣␣␣Ǝ␣ƉƑƔĤƗ␣␣Ɲ␣␣¦␣␣␣ƲƁŊ␣␣␣␣␣
    ke; Swahili (Kenya); sw; KE
    `1234567890-=␣qwertyuiop[]asdfghjkl;'\<zxcvbnm,./␣
    ~!@#$%^&*()_+␣QWERTYUIOP{}ASDFGHJKL:"|>ZXCVBNM<>?␣
    ␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣|␣␣␣␣␣␣␣␣␣␣␣
    ␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣¦␣␣␣␣␣␣␣␣␣␣␣
    bw; Tswana; tn; BW
    `1234567890-=␣qwertyuiop[]asdfghjkl;'\<zxcvbnm,./␣
    ~!@#$%^&*()_+␣QWERTYUIOP{}ASDFGHJKL:"|>ZXCVBNM<>?␣
    ␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣|␣␣␣␣␣␣␣␣␣␣␣
    ␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣¦␣␣␣␣␣␣␣␣␣␣␣
    ph; Filipino; en bik ceb fil hil ilo pam pag phi tl war; PH
    `1234567890-=␣qwertyuiop[]asdfghjkl;'\<zxcvbnm,./␣
    ~!@#$%^&*()_+␣QWERTYUIOP{}ASDFGHJKL:"|>ZXCVBNM<>?␣
    ␣¹²³¼½¾⅛⅜⅝⅞¬±␣␣␣œ®™¥␣ıø₱␣␣æ§␣␣␣␣␣␣␣␣␣ə|«×©“”ñµ␣…÷␣
    ␣¡¤£€°␣←→↑↓␣∓␣␣␣Œ¶␣␣␣İØ␣␣␣Æ␣␣ª␣␣␣␣␣␣␣Ə¦»·¢‘’Ñº␣␣¿␣
    md; Moldavian; ro; MD
    `1234567890-=␣qwertyuiop[]asdfghjkl;'\\zxcvbnm,./␣
    ~!@#$%^&*()_+␣QWERTYUIOP{}ASDFGHJKL:"||ZXCVBNM<>?␣
    ␣~ˇ^˘␣˛`␣´␣¨¸␣âß€␣ț␣␣î␣§„”ășđ␣␣␣␣␣ł␣␣␣|␣␣©␣␣␣␣«»␣␣
    ␣␣␣␣␣␣␣␣␣␣␣–±␣Âẞ␣␣Ț␣␣Î␣␣␣␣ĂȘĐ␣␣␣␣␣Ł␣␣␣¦␣␣␣␣␣␣␣␣␣␣␣
    id; Indonesian (Latin); id ms min ace bjn tsg mfa; ID
    `1234567890-=␣qwertyuiop[]asdfghjkl;'\<zxcvbnm,./␣
    ~!@#$%^&*()_+␣QWERTYUIOP{}ASDFGHJKL:"|>ZXCVBNM<>?␣
    ␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣|␣␣␣␣␣␣␣␣␣␣␣
    ␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣␣¦␣␣␣␣␣␣␣␣␣␣␣
    """##
}
