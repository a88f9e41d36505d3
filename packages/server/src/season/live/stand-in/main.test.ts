import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

test('runs as a process of its own until its standard input is closed', async () => {
  const origin = '2026-11-21T12:00:00Z';
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'main.ts'), '--seed', '3', '--speed', '0', '--origin', origin],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const exited = once(child, 'exit');
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const url = /^Stand-in: (http:\/\/127\.0\.0\.1:\d+)$/.exec(line)?.[1];
  const response = await fetch(`${url}/stand-in/truth?from=${origin}`);
  expect(await response.json()).not.toEqual([]);
  child.stdin.end();
  expect(await exited).toEqual([0, null]);
});
