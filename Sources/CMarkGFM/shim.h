#pragma once
#include <cmark-gfm.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm-core-extensions.h>

/// Exported by the library for its own extensions, and declared in a header that it does not install: parses the
/// content of a node as inline text and nothing else. No map of references is needed.
struct cmark_map;
void cmark_parse_inlines(cmark_parser *parser, cmark_node *parent, struct cmark_map *references, int options);
