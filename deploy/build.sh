#!/bin/sh
# Builds the folder that the image runs: sh deploy/build.sh FOLDER
# Removes the development dependencies of this checkout.
set -eu
cd "$(dirname "$0")/.."
npm ci --ignore-scripts
npx vite build
npm ci --ignore-scripts --omit=dev --workspace packages/server
mkdir -p "$1/app" "$1/packages"
cp -R package.json node_modules "$1"
cp -R packages/contract packages/server "$1/packages"
cp -R app/dist "$1/app"
find "$1/packages" -name '*.test.ts' -delete
