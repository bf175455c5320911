/// Questions about lists; a file with ICU's C functions answers them, or one with Foundation.
enum ListFacts {}
