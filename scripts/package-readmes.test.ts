import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from './build.ts';

const ROOMS = ['packages/contract', 'packages/ui', 'packages/mocks', 'packages/server', 'app'];
/** In the tree, so that what the examples import is found as the house finds it. */
const FOLDER = join(ROOT, 'node_modules/.cache/readmes');
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const readme = (room: string) => readFileSync(join(ROOT, room, 'README.md'), 'utf8');

test.each(ROOMS)('the README of %s is short, and says who may import it and how it is tested', (room) => {
  const lines = readme(room).trim().split('\n');
  expect(lines.length).toBeGreaterThanOrEqual(20);
  expect(lines.length).toBeLessThanOrEqual(45);
  expect(lines).toEqual(expect.arrayContaining(['## Who may import it', '## To use it', '## To test it']));
});

test('the examples of the READMEs compile', { timeout: 60_000 }, () => {
  mkdirSync(FOLDER, { recursive: true });
  const files = ROOMS.map((room) => {
    const [, kind, example = ''] = /```(tsx?)\n([\s\S]*?)```/.exec(readme(room)) ?? [];
    const name = `${room.replace('/', '-')}.${kind}`;
    // One that stands in a room names its neighbours as they do.
    writeFileSync(join(FOLDER, name), example.replaceAll("from './", `from '${join(ROOT, room, 'src')}/`));
    return name;
  });
  writeFileSync(
    join(FOLDER, 'tsconfig.json'),
    JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), include: [], files }),
  );
  const { stdout } = spawnSync('tsc', ['--project', FOLDER, '--pretty', 'false'], { cwd: ROOT, encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(files).toHaveLength(ROOMS.length);
});
