import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../main.ts');

/** `said` is what it printed up to the line with its URL. */
export type ServerProcess = { url: string; child: ChildProcess; said: string };

/** What a server process said before it ended by itself. */
export type Ended = { code: number | null; output: string; errors: string };

const launch = (env: Record<string, string>) =>
  spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
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
  stream.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return () => text;
}

/** A server in a process of its own, once it has printed where it is. */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = launch(env);
  const errors = collect(child.stderr);
  let said = '';
  for await (const line of createInterface(child.stdout)) {
    said += `${line}\n`;
    const url = /^Beat the Machine: (\S+)$/.exec(line)?.[1];
    if (url === undefined) continue;
    // What it says from now on nobody reads: a full pipe would stop it.
    child.stdout.resume();
    return { url, child, said };
  }
  throw new Error(`The server ended at once: ${errors()}`);
}

/** Starts a server that is expected to refuse. */
export async function runToEnd(env: Record<string, string>): Promise<Ended> {
  const child = launch(env);
  const [output, errors] = [collect(child.stdout), collect(child.stderr)];
  await once(child, 'close');
  return { code: child.exitCode, output: output(), errors: errors() };
}

/** A first start that does not get far: ended after so many milliseconds by a signal that nothing hears. */
export async function killWhileStarting(env: Record<string, string>, afterMs: number): Promise<void> {
  const child = launch(env);
  const ended = once(child, 'close');
  const killing = setTimeout(() => child.kill('SIGKILL'), afterMs);
  for (const stream of [child.stdout, child.stderr]) stream.resume();
  await ended;
  clearTimeout(killing);
}

/** Sends a signal and waits for the end; the exit code, or null when the signal itself ended it. */
export async function endProcess({ child }: ServerProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : Promise.resolve([]);
  child.kill(signal);
  await ended;
  return child.exitCode;
}
