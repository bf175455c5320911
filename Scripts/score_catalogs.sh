#!/bin/sh
# Prints how many catalogs of a corpus come back to the byte: read and written, and from shuffled keys.
#
#   Scripts/score_catalogs.sh FOLDER [SEED]
#
# FOLDER holds .xcstrings files and index.tsv, whose columns file, style and ordered say what each file is: of style
# `xcode` where Xcode wrote it, ordered `yes` where all its keys are in Xcode's order. The shuffling is done by another
# program (Python), from another seed in every run unless one is given.
set -eu
[ $# -ge 1 ] || { sed -n '2,8p' "$0"; exit 2; }
folder=$1
seed=${2:-$(date +%s)}
here=$(cd "$(dirname "$0")" && pwd)
package=$(dirname "$here")
shuffled=$(mktemp -d)
trap 'rm -rf "$shuffled"' EXIT

swift build --package-path "$package" -c release --product catalog-score >&2
awk -F '\t' 'NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
  $column["ordered"] == "yes" { print $column["file"] }' "$folder/index.tsv" |
  sed "s|^|$folder/|" | tr '\n' '\0' | xargs -0 python3 "$here/shuffle_catalogs.py" "$seed" "$shuffled"
echo "seed $seed"
"$(swift build --package-path "$package" -c release --show-bin-path)/catalog-score" "$folder" "$shuffled"
