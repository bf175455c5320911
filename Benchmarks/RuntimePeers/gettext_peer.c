// GNU gettext as the C library has it, on what `msgfmt` made: one side of `measure_runtime.py`.
// A program that serves many languages has to change LANGUAGE and tell gettext so, which throws its memory of lookups
// away; here each language has a domain of its own instead, which is the fastest way there is.
#include <libintl.h>
#include <locale.h>

#include "measurement.h"

static const char *const languages[] = {"de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "fi",
                                        "pl", "ru", "uk", "cs", "tr", "ja", "ko", "hu", "ar", "el"};
#define LANGUAGES 20
static char buffer[256];
static const char *const same = "Title of button 7 on the profile screen";

static long text(const char *domain, const char *name) {
  return snprintf(buffer, sizeof buffer, dgettext(domain, "Hello, %s!"), name);
}

static long integer(const char *domain, long long number) {
  return snprintf(buffer, sizeof buffer, dgettext(domain, "You have %lld points"), number);
}

static long plural(const char *domain, long long number) {
  return snprintf(buffer, sizeof buffer,
                  dngettext(domain, "%lld file in the folder", "%lld files in the folder", number), number);
}

int main(int count, char **arguments) {
  if (count < 3) return 2;
  char path[4096];
  snprintf(path, sizeof path, "%s/mo", arguments[2]);
  if (strcmp(arguments[1], "cold") == 0) {
    double start = now();
    setlocale(LC_ALL, "C.UTF-8");
    bindtextdomain("de", path);
    const char *found = dgettext("de", same);
    printf("cold start, µs\t%.2f\n", (now() - start) / 1000);
    return strncmp(found, "[de]", 4) != 0;
  }
  // gettext translates in no locale called "C".
  setlocale(LC_ALL, "C.UTF-8");
  for (int language = 0; language < LANGUAGES; language++) bindtextdomain(languages[language], path);
  if (strncmp(dgettext("de", same), "[de]", 4) != 0) return puts("the texts are not found: LANGUAGE must be de"), 1;
  long keys_count = 0;
  snprintf(path, sizeof path, "%s/keys.txt", arguments[2]);
  char **keys = read_keys(path, &keys_count);
  if (!keys) return 1;
  if (strcmp(arguments[1], "memory") == 0) {
    double before = own_kilobytes();
    for (long number = 0; number < keys_count; number++) used += strlen(dgettext("de", keys[number]));
    printf("memory, kB\t%.2f\n", own_kilobytes() - before);
    return 0;
  }
  TIME("lookup, the same again", 20000, strlen(dgettext("de", same)));
  TIME("lookup, 20 keys in turn", 20000, strlen(dgettext("de", keys[number % 20])));
  TIME("lookup, all keys", keys_count, strlen(dgettext("de", keys[number])));
  TIME("lookup, no such key", 20000, strlen(dgettext("de", "Title of no button on any screen at all")));
  TIME("one text put in", 20000, text("de", names[number & 3]));
  TIME("one large number put in", 20000, integer("de", 1000000 + number));
  TIME("plural", 20000, plural("de", number % 100));
  TIME("plural, Russian", 20000, plural("ru", number % 100));
  TIME("20 languages in turn", 20000, strlen(dgettext(languages[number % LANGUAGES], same)));
  TIME("20 languages in turn, plural", 20000, plural(languages[number % LANGUAGES], number % 100));
  return 0;
}
