import StringCatalog

/// A catalog with a text of every kind.
enum HarbourCatalog {
  static func catalog() throws -> StringCatalog {
    try StringCatalog(bytes: Array(text.utf8), path: "Harbour.xcstrings")
  }

  static let text = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld boats" : {
          "comment" : "in the list",
          "localizations" : {
            "de" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld Boot"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "needs_review",
                      "value" : "%lld Boote"
                    }
                  }
                }
              }
            },
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld boat"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld boats"
                    }
                  }
                }
              }
            }
          }
        },
        "%lld crews on %lld ships" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "%#@crews@ auf %#@ships@"
              },
              "substitutions" : {
                "crews" : {
                  "argNum" : 1,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg Mannschaft"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg Mannschaften"
                        }
                      }
                    }
                  }
                }
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "%#@crews@ on %#@ships@"
              },
              "substitutions" : {
                "crews" : {
                  "argNum" : 1,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg crew"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg crews"
                        }
                      }
                    }
                  }
                },
                "ships" : {
                  "argNum" : 2,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg ship"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg ships"
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "Anchor" : {

        },
        "Gone" : {
          "extractionState" : "stale",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Fort"
              }
            }
          }
        },
        "Tap" : {
          "localizations" : {
            "de" : {
              "variations" : {
                "device" : {
                  "mac" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Klicken"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Tippen"
                    }
                  }
                }
              }
            },
            "en" : {
              "variations" : {
                "device" : {
                  "mac" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Click"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Tap"
                    }
                  }
                }
              }
            }
          }
        },
        "Welcome, %@" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Willkommen, %@"
              }
            }
          }
        },
        "buoy" : {
          "shouldTranslate" : false
        },
        "quay.title" : {
          "extractionState" : "manual",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "machine_translated",
                "value" : "Der Kai"
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "The \"quay\"\n"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """#
}
