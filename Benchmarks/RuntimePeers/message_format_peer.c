// ICU MessageFormat as the toolchain's copy of ICU has it: one side of `measure_runtime.py`. Messages are opened and
// parsed before the clock starts, and the result is UTF-16, which is what ICU works in.
#include <_foundation_unicode/umsg.h>
#include <_foundation_unicode/ustring.h>

#include "measurement.h"

static const char *const languages[] = {"de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "fi",
                                        "pl", "ru", "uk", "cs", "tr", "ja", "ko", "hu", "ar", "el"};
#define LANGUAGES 20
#define PLURAL "{0,plural,one{# Datei im Ordner}other{# Dateien im Ordner (other)}}"
#define SLAVIC                                                                                                  \
  "{0,plural,one{# Datei im Ordner}few{# Dateien im Ordner (few)}many{# Dateien im Ordner (many)}other{# Dateien" \
  " im Ordner (other)}}"
static UChar buffer[256];

static UMessageFormat *open_message(const char *pattern, const char *language) {
  UChar text[512];
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  u_strFromUTF8(text, 512, &length, pattern, -1, &status);
  UMessageFormat *message = umsg_open(text, length, language, NULL, &status);
  if (U_FAILURE(status)) fprintf(stderr, "%s: %s\n", language, u_errorName(status)), exit(1);
  return message;
}

static long text(const UMessageFormat *message, const UChar *name) {
  UErrorCode status = U_ZERO_ERROR;
  return umsg_format(message, buffer, 256, &status, name);
}

// The C API passes numbers that are not declared to be integers as doubles.
static long number_in(const UMessageFormat *message, double number) {
  UErrorCode status = U_ZERO_ERROR;
  return umsg_format(message, buffer, 256, &status, number);
}

int main(void) {
  UChar wide_names[4][8];
  UErrorCode status = U_ZERO_ERROR;
  for (int name = 0; name < 4; name++) u_strFromUTF8(wide_names[name], 8, NULL, names[name], -1, &status);
  UMessageFormat *greeting = open_message("Hallo, {0}, schön dich zu sehen!", "de");
  UMessageFormat *points = open_message("Du hast {0,number} Punkte", "de");
  UMessageFormat *plurals[LANGUAGES];
  for (int language = 0; language < LANGUAGES; language++) {
    const char *name = languages[language];
    int is_slavic = !strcmp(name, "ru") || !strcmp(name, "uk") || !strcmp(name, "pl") || !strcmp(name, "cs");
    plurals[language] = open_message(is_slavic ? SLAVIC : PLURAL, name);
  }
  TIME("one text put in", 20000, text(greeting, wide_names[number & 3]));
  TIME("one large number put in", 20000, number_in(points, 1000000 + number));
  TIME("plural", 20000, number_in(plurals[0], number % 100));
  TIME("plural, Russian", 20000, number_in(plurals[11], number % 100));
  TIME("20 languages in turn, plural", 20000, number_in(plurals[number % LANGUAGES], number % 100));
  return 0;
}
