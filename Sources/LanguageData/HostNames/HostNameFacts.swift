/// Questions about host names; a file with ICU's C functions answers them, or none.
enum HostNameFacts {}
