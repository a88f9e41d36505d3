import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { APP_DIST, buildWhenStale } from '../scripts/build.ts';

const TEXT = /\.(?:js|css|html|webmanifest|json|svg)$/;

let files: string[];
beforeAll(() => {
  buildWhenStale();
  files = readdirSync(APP_DIST, { recursive: true }).map(String);
});

test('the build contains no secrets, keys, source maps or mocks', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const texts = files.filter((file) => TEXT.test(file));
  expect(texts.length).toBeGreaterThan(20);
  const leaks = texts.flatMap((file) => {
    const text = readFileSync(join(APP_DIST, file), 'utf8');
    const secrets =
      text.match(/sk_\w{3,}|BEGIN [A-Z ]*KEY|password=|\bmsw\b|mockServiceWorker|Mock scenario|sourceMappingURL/g) ??
      [];
    return secrets.map((secret) => `${file}: ${secret}`);
  });
  expect(leaks).toEqual([]);
});

test('the picture of link previews is small, has the size that the server names, and is not cached offline', () => {
  const picture = readFileSync(join(APP_DIST, 'social-card.png'));
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.length).toBeLessThan(100_000);
  expect(readFileSync(join(APP_DIST, 'worker.js'), 'utf8')).not.toContain('social-card');
});

/** Returns the first circle of imports that can be reached from a chunk. */
function circleFrom(manifest: Manifest, key: string, path: string[] = []): string[] {
  if (path.includes(key)) return [...path, key];
  const imports = manifest[key]?.imports ?? [];
  return imports.map((each) => circleFrom(manifest, each, [...path, key])).find(({ length }) => length > 0) ?? [];
}

test('no chunks import each other, which could run their modules in a wrong order', () => {
  const manifest = JSON.parse(readFileSync(join(APP_DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  expect(Object.keys(manifest)).toContain('src/routes/SignupRoute.tsx');
  expect(Object.keys(manifest).flatMap((key) => circleFrom(manifest, key))).toEqual([]);
});
