import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './build.ts';

test('exits with 0 and a message if there is no token', () => {
  const env = { ...process.env, CHROMATIC_PROJECT_TOKEN: '' };
  const { status, stdout } = spawnSync('node', ['scripts/chromatic.ts'], { cwd: ROOT, encoding: 'utf8', env });
  expect(stdout).toContain('CHROMATIC_PROJECT_TOKEN is not set');
  expect(status).toBe(0);
});

test('chromatic.config.json names existing folders', () => {
  const { externals } = JSON.parse(readFileSync(join(ROOT, 'chromatic.config.json'), 'utf8'));
  for (const glob of externals) expect([glob, existsSync(join(ROOT, glob.replace('/**', '')))]).toEqual([glob, true]);
});
