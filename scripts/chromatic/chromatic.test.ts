import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../build.ts';
import { drawnOnly } from './drawn-only.ts';

const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

test('without a token nothing is sent, which is told and is no failure', () => {
  const env = { ...process.env, CHROMATIC_PROJECT_TOKEN: '' };
  const { status, stdout } = spawnSync('node', ['scripts/chromatic.ts'], { cwd: ROOT, encoding: 'utf8', env });
  expect(stdout).toContain('CHROMATIC_PROJECT_TOKEN is not set');
  expect(stdout).toContain('npm run visual');
  expect(status).toBe(0);
});

test('the hosted service is told of the stories that are drawn here, and of their pages', () => {
  const card = { type: 'story', tags: ['autodocs'] };
  const docs = { type: 'docs', tags: ['no-visual'] };
  const pressed = { type: 'story', tags: ['behavior', 'no-visual'] };
  const index = { v: 5, entries: { card, docs, pressed } };
  expect(drawnOnly(index)).toEqual({ v: 5, entries: { card, docs } });
});

test('its settings name a script and folders that there are', () => {
  const { buildScriptName, externals } = read('chromatic.config.json');
  expect(read('package.json').scripts).toHaveProperty(buildScriptName);
  for (const glob of externals) expect(existsSync(join(ROOT, glob.replace('/**', '')))).toBe(true);
});
