/// Questions about names to the platform's locale data; a file with ICU's C functions answers them, or one without.
enum PersonNameFacts {}
