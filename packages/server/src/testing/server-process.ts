import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../main.ts');

/** `output` is everything it printed up to the line with its URL. */
export type ServerProcess = { url: string; child: ChildProcess; output: string };

const launch = (env: Record<string, string>) =>
  spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      FEED: 'none',
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      DRAIN_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

function collect(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
}

/** Starts a server process and resolves once it has printed its URL. */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = launch(env);
  const errors = collect(child.stderr);
  let output = '';
  for await (const line of createInterface(child.stdout)) {
    output += `${line}\n`;
    const url = /^Beat the Machine: (\S+)$/.exec(line)?.[1];
    if (url === undefined) continue;
    // Nothing reads its later output, and a full pipe would block it.
    child.stdout.resume();
    return { url, child, output };
  }
  throw new Error(`The server exited: ${errors()}`);
}

/** Starts a server that is expected to exit by itself. Returns its exit code and what it printed. */
export async function runToEnd(env: Record<string, string>) {
  const child = launch(env);
  const [output, errors] = [collect(child.stdout), collect(child.stderr)];
  await once(child, 'close');
  return { code: child.exitCode, output: output(), errors: errors() };
}

/** Starts a server and kills it with SIGKILL after `afterMs` milliseconds. */
export async function killWhileStarting(env: Record<string, string>, afterMs: number): Promise<void> {
  const child = launch(env);
  const ended = once(child, 'close');
  const killing = setTimeout(() => child.kill('SIGKILL'), afterMs);
  for (const stream of [child.stdout, child.stderr]) stream.resume();
  await ended;
  clearTimeout(killing);
}

/** Sends a signal and waits for the exit. Returns the exit code, or null when the signal killed the process. */
export async function endProcess({ child }: ServerProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : Promise.resolve([]);
  child.kill(signal);
  await ended;
  return child.exitCode;
}
