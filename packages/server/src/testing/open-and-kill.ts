import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Opens the database, counts the statements, and kills the process before it exceeds `STATEMENTS`. */
const PROGRAM = `
  import { StatementSync } from 'node:sqlite';
  import { openDatabase } from ${JSON.stringify(import.meta.resolve('../platform/db/open.ts'))};
  const limit = Number(process.env.STATEMENTS);
  let count = 0;
  for (const method of ['all', 'run']) {
    const original = StatementSync.prototype[method];
    StatementSync.prototype[method] = function (...args) {
      if (count >= limit) process.kill(process.pid, 'SIGKILL');
      count += 1;
      return original.apply(this, args);
    };
  }
  process.stdout.write('opening ');
  const start = performance.now();
  const { close } = await openDatabase({ databaseUrl: null, dataDir: process.env.DATA_DIR });
  process.stdout.write(JSON.stringify({ statements: count, ms: performance.now() - start }));
  await close();`;

/** How far a process gets with opening a database, in statements or milliseconds. */
export type Progress = { statements?: number; ms?: number };

/** Opens the database in a separate process. Returns the work it took, or null when a limit killed the process. */
export async function openInProcess(dataDir: string, { statements = Infinity, ms = Infinity }: Progress = {}) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR: dataDir, STATEMENTS: String(statements) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  let killing: NodeJS.Timeout | undefined;
  child.stdout.on('data', (chunk: Buffer) => {
    if (output === '' && ms < Infinity) killing = setTimeout(() => child.kill('SIGKILL'), ms);
    output += chunk.toString();
  });
  await once(child, 'close');
  clearTimeout(killing);
  const done = output.slice('opening '.length);
  return done === '' ? null : (JSON.parse(done) as Required<Progress>);
}
