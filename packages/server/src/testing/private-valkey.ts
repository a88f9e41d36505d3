import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './private-postgres.ts';

/** A separate Valkey or Redis server that tests may break. */
export type PrivateValkey = {
  url: string;
  stop(): Promise<void>;
  /** Resolves when it accepts connections. It starts empty. */
  start(): Promise<void>;
  /** Suspends it until `thaw`: it keeps its connections and answers nothing. */
  freeze(): void;
  thaw(): void;
};

/** Returns the server's program, or null after printing which tests are skipped without it. */
export function findValkeyFor(test: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const programs = ['valkey-server', 'redis-server'].flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = programs.find((program) => existsSync(program)) ?? null;
  if (found === null) process.stderr.write(`Neither Valkey nor Redis is installed: skipping the tests of ${test}.\n`);
  return found;
}

/** Starts a server without files on a free port. */
export async function startPrivateValkey(program: string): Promise<PrivateValkey> {
  const port = await freePort();
  let child: ChildProcess;

  async function start(): Promise<void> {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    child = spawn(program, options, { cwd: tmpdir(), stdio: ['ignore', 'pipe', 'ignore'] });
    const output = child.stdout;
    if (output === null) throw new Error('The output of the Valkey server is missing.');
    for await (const line of createInterface(output)) {
      if (!line.includes('Ready to accept connections')) continue;
      output.resume();
      return;
    }
    throw new Error(`${program} exited.`);
  }

  await start();
  // Runs on exit even if tests fail.
  process.once('exit', () => child.kill('SIGKILL'));
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async stop() {
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : Promise.resolve();
      child.kill('SIGKILL');
      await ended;
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  };
}
