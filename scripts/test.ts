import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallBrowser } from './browser.ts';
import { ROOT } from './build.ts';
import type { Count } from './count-reporter.ts';

/**
 * The whole examination, part by part; the last line counts it. A part that fails does not hide the ones after it. The
 * long ones first, each on a core of its own. `size` also builds the app, which `whole` then finds built.
 */
const CHECKS = ['size', 'types', 'dead', 'lint', 'format:check'];
const PROJECTS = ['whole', 'stories-dark', 'server', 'stories-light', 'faults', 'fuzz', 'unit'];
const AT_ONCE = 2;

type Part = Count & { name: string; seconds: number };

const reports = mkdtempSync(join(tmpdir(), 'machine-tests-'));
const env = { ...process.env, CHROMIUM_PATH: findOrInstallBrowser(), NO_COLOR: '1' };

/** Says what it has to say when it is done, so that two never speak at once. */
function run(command: string, args: string[], more: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env: { ...env, ...more } });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}

async function runCheck(script: string): Promise<Count> {
  const isGreen = await run('npm', ['run', '--silent', script]);
  return { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1, failures: [] };
}

/** Counts what the runner itself reports; a run that broke off before it could report is one failure. */
async function runProject(project: string): Promise<Count> {
  const report = join(reports, `${project}.json`);
  const reporters = ['--reporter=dot', '--reporter=./scripts/count-reporter.ts'];
  const isGreen = await run('vitest', ['run', '--project', project, ...reporters], { COUNT_FILE: report });
  try {
    const count = JSON.parse(readFileSync(report, 'utf8')) as Count;
    return { ...count, failed: isGreen ? count.failed : Math.max(1, count.failed) };
  } catch {
    return { passed: 0, failed: 1, failures: ['It broke off.'] };
  }
}

async function timed(name: string, work: (name: string) => Promise<Count>): Promise<Part> {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const count = await work(name);
  return { name, ...count, seconds: (performance.now() - start) / 1000 };
}

/** Does them in their order, `AT_ONCE` at a time. */
async function runAll(names: readonly string[], work: (name: string) => Promise<Count>) {
  const left = [...names];
  const done: Part[] = [];
  const lane = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) done.push(await timed(next, work));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return done;
}

const parts = [...(await runAll(CHECKS, runCheck)), ...(await runAll(PROJECTS, runProject))];
rmSync(reports, { recursive: true });

for (const { name, failures } of parts) {
  for (const failure of failures) console.log(`\n== failed in ${name}\n${failure}`);
}
console.log('');
for (const { name, passed, failed, seconds } of parts) {
  console.log(
    `${name.padEnd(14)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
  );
}
const total = (key: 'passed' | 'failed') => parts.reduce((sum, part) => sum + part[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;
