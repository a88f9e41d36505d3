import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallBrowser } from './browser.ts';
import { ROOT } from './build.ts';
import type { Count } from './count-reporter.ts';

/**
 * Runs all checks and tests and prints the totals in the last line. A failing part does not stop the others. The longest
 * parts start first. `size` also builds the app, which `whole` needs.
 */
const CHECKS = ['size', 'types', 'dead', 'lint', 'format:check'];
const PROJECTS = ['whole', 'stories-dark', 'server', 'stories-light', 'faults', 'fuzz', 'unit'];
const CONCURRENCY = 2;

type PartResult = Count & { name: string; seconds: number };

const reports = mkdtempSync(join(tmpdir(), 'machine-tests-'));
const env = { ...process.env, CHROMIUM_PATH: findOrInstallBrowser(), NO_COLOR: '1' };

/** Runs a command and prints its output at the end, so that parallel output does not mix. */
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
  const hasPassed = await run('npm', ['run', '--silent', script]);
  return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, failures: [] };
}

/** Returns the counts from the reporter. A run that ends without a report counts as one failure. */
async function runProject(project: string): Promise<Count> {
  const report = join(reports, `${project}.json`);
  const reporters = ['--reporter=dot', '--reporter=./scripts/count-reporter.ts'];
  const hasPassed = await run('vitest', ['run', '--project', project, ...reporters], { COUNT_FILE: report });
  try {
    const count = JSON.parse(readFileSync(report, 'utf8')) as Count;
    return { ...count, failed: hasPassed ? count.failed : Math.max(1, count.failed) };
  } catch {
    return { passed: 0, failed: 1, failures: ['The run ended without a report.'] };
  }
}

async function runTimed(name: string, work: (name: string) => Promise<Count>): Promise<PartResult> {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const count = await work(name);
  return { name, ...count, seconds: (performance.now() - start) / 1000 };
}

/** Runs the parts in order, `CONCURRENCY` at a time. */
async function runAll(names: readonly string[], work: (name: string) => Promise<Count>) {
  const queue = [...names];
  const finished: PartResult[] = [];
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) finished.push(await runTimed(next, work));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return finished;
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
