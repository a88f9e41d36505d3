import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { APP_DIST, buildWhenStale } from '../scripts/build.ts';

const TEXT = /\.(?:js|css|html|webmanifest|json|svg)$/;

let files: string[];
beforeAll(() => {
  buildWhenStale();
  files = readdirSync(APP_DIST, { recursive: true }).map(String);
});

test('the build contains no secrets, keys, source maps or mocks (S11)', () => {
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
