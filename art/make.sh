#!/bin/sh
# make.sh DISH WIDTH SAMPLES FOLDER: renders art/DISH.py and leaves FOLDER/DISH.webp. Needs blender, a C compiler and cwebp.
set -e
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$4"
out=$(cd "$4" && pwd)/$1
[ -x "$4/denoise" ] || cc -O3 -march=native -ffast-math -fopenmp -o "$4/denoise" "$here/denoise.c" -lm
PYTHONDONTWRITEBYTECODE=1 nice -n 19 blender -b --python-exit-code 1 -P "$here/$1.py" -- "$out" "$2" "$3" > "$out.log" 2>&1
for guide in albedo normal; do mv "$out-$guide"-*.tga "$out-$guide.tga"; done
nice -n 19 "$4/denoise" "$out"
cwebp -quiet -q 84 -m 6 -sharp_yuv "$out.ppm" -o "$out.webp"
rm -f "$out"-*.tga "$out.ppm"
