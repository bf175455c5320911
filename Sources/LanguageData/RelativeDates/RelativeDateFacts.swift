/// Questions about relative dates; a file with ICU's C functions answers them, or none.
enum RelativeDateFacts {}
