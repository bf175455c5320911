/// Questions about scripts; a file with ICU's C functions answers them, or one without.
enum ScriptFacts {}
