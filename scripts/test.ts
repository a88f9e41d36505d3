import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallBrowser } from './browser.ts';
import { ROOT } from './build.ts';

/** The whole examination, part by part; the last line counts it. A part that fails does not hide the ones after it. */
const CHECKS = ['types', 'lint', 'format:check', 'dead', 'size'];
const PROJECTS = ['unit', 'server', 'stories-dark', 'stories-light', 'whole'];

type Count = { passed: number; failed: number };
type Part = Count & { name: string; seconds: number };

const reports = mkdtempSync(join(tmpdir(), 'machine-tests-'));
const env = { ...process.env, CHROMIUM_PATH: findOrInstallBrowser() };
const run = (command: string, args: string[]) =>
  spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;

function runCheck(script: string): Count {
  return run('npm', ['run', '--silent', script]) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Counts what the runner itself reports; a run that broke off before it could report is one failure. */
function runProject(project: string): Count {
  const report = join(reports, `${project}.json`);
  const isGreen = run('vitest', [
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  try {
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed, failed: isGreen ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function timed(name: string, work: () => Count): Part {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const count = work();
  return { name, ...count, seconds: (performance.now() - start) / 1000 };
}

const parts = [
  ...CHECKS.map((script) => timed(script, () => runCheck(script))),
  ...PROJECTS.map((project) => timed(project, () => runProject(project))),
];
rmSync(reports, { recursive: true });

console.log('');
for (const { name, passed, failed, seconds } of parts) {
  console.log(
    `${name.padEnd(14)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
  );
}
const total = (key: keyof Count) => parts.reduce((sum, part) => sum + part[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;
