import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../build.ts';
import { capturedOnly } from './captured-stories.ts';

const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

test('exits with 0 and a message if there is no token', () => {
  const env = { ...process.env, CHROMATIC_PROJECT_TOKEN: '' };
  const { status, stdout } = spawnSync('node', ['scripts/chromatic.ts'], { cwd: ROOT, encoding: 'utf8', env });
  expect(stdout).toContain('CHROMATIC_PROJECT_TOKEN is not set');
  expect(stdout).toContain('npm run visual');
  expect(status).toBe(0);
});

test('capturedOnly keeps docs pages and drops skipped stories', () => {
  const card = { type: 'story', tags: ['autodocs'] };
  const docs = { type: 'docs', tags: ['no-visual'] };
  const skipped = { type: 'story', tags: ['behavior', 'no-visual'] };
  const index = { v: 5, entries: { card, docs, skipped } };
  expect(capturedOnly(index)).toEqual({ v: 5, entries: { card, docs } });
});

test('chromatic.config.json names an existing script and existing folders', () => {
  const { buildScriptName, externals } = read('chromatic.config.json');
  expect(read('package.json').scripts).toHaveProperty(buildScriptName);
  for (const glob of externals) expect(existsSync(join(ROOT, glob.replace('/**', '')))).toBe(true);
});
