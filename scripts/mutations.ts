import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommandLine } from '../packages/server/src/command-line.ts';
import { ROOT } from './build.ts';
import type { Fault } from './mutations/fault.ts';
import { INTERFACE_FAULTS } from './mutations/interface.ts';
import { levelsOf, type Run } from './mutations/levels.ts';
import { QUERY_FAULTS } from './mutations/queries.ts';
import { SERVER_FAULTS } from './mutations/server.ts';

const { values: options } = readCommandLine({
  call: 'npm run mutations',
  does: `Plants one fault at a time in a copy of the last commit and runs the tests, the nearest first, until one fails.
Prints where each fault was found.`,
  options: {
    check: { type: 'boolean', does: 'only checks that all faults can be planted and compile' },
    area: { type: 'string', choices: ['server', 'queries', 'interface'], does: 'only the faults of an area' },
    only: { type: 'string', default: '', does: 'only faults whose name contains the text' },
    trust: { type: 'boolean', does: "doesn't run the tests without a fault first: if one fails, results mean nothing" },
    missed: { type: 'string', value: 'COUNT', default: '3', isNumber: true, does: 'fails if more were not found' },
  },
  more: 'Exit status: 0 enough faults were found, 1 too few, 2 the tests could not be judged.',
});

const faults = [...SERVER_FAULTS, ...QUERY_FAULTS, ...INTERFACE_FAULTS].filter(
  ({ name, area }) => (options.area ?? area) === area && name.toLowerCase().includes(options.only.toLowerCase()),
);

if (faults.length === 0) {
  console.error(`No fault matches '${options.only}'.`);
  process.exit(2);
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });

/** A copy of the last commit with the installed packages, so that the working tree stays as it is. */
const tree = join(mkdtempSync(join(tmpdir(), 'mutations-')), 'tree');

function openTree(): void {
  git('worktree', 'add', '--quiet', '--detach', tree, 'HEAD');
  // Links of files: packages of the workspace are relative links, which have to lead into the copy.
  execFileSync('cp', ['-al', join(ROOT, 'node_modules'), tree]);
  for (const cache of ['.cache', '.vite', '.vite-temp'])
    rmSync(join(tree, 'node_modules', cache), { recursive: true, force: true });
}

function closeTree(): void {
  git('worktree', 'remove', '--force', tree);
  rmSync(join(tree, '..'), { recursive: true, force: true });
}

/** Returns the source with the fault; undefined if the place isn't found exactly once. */
function plant(source: string, { find, replace }: Fault): string | undefined {
  // A function, because `$` in a replacement has a meaning.
  return source.split(find).length === 2 ? source.replace(find, () => replace) : undefined;
}

/** Plants all faults at once. Returns those that can't be planted, and with `--check` what the compiler says. */
function check(): string[] {
  const problems: string[] = [];
  const sources = new Map<string, string>();
  for (const fault of faults) {
    const path = join(tree, fault.file);
    const planted = plant(sources.get(path) ?? readFileSync(path, 'utf8'), fault);
    if (planted === undefined) problems.push(`${fault.file}: no place for "${fault.name}"`);
    else sources.set(path, planted);
  }
  if (problems.length > 0 || !options.check) return problems;
  for (const [path, source] of sources) writeFileSync(path, source);
  const { status, stdout } = spawnSync('npx', ['tsc', '--noEmit'], { cwd: tree, encoding: 'utf8' });
  return status === 0 ? [] : [stdout];
}

/** The process group of the tests that run now. */
let running = 0;

type Outcome = { isFound: boolean; by: string };

/** Vitest may take this long to end after its summary: browsers sometimes don't close. */
const CLOSE_MS = 20_000;

/** Runs tests until the first failure. Tests that take too long have found the fault, too. */
function runTests({ project, files }: Run, minutes: number): Promise<Outcome> {
  const args = ['vitest', 'run', '--project', project, ...files, '--bail=1', '--passWithNoTests'];
  const env = { ...process.env, NO_COLOR: '1', CI: '', NIGHTLY: undefined };
  return new Promise((done) => {
    const child = spawn('npx', args, { cwd: tree, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    running = child.pid ?? 0;
    let output = '';
    let timer = setTimeout(endTests, minutes * 60_000);
    const hasSummary = () => /^ +Duration /m.test(output);
    const read = (data: Buffer) => {
      const wasOver = hasSummary();
      output += String(data);
      if (wasOver || !hasSummary()) return;
      clearTimeout(timer);
      timer = setTimeout(endTests, CLOSE_MS);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', (code) => {
      clearTimeout(timer);
      endTests();
      // Null: ended by a timer.
      const isLate = code === null && !hasSummary();
      const isFound =
        isLate || (code === null ? /^ *Test(?: File)?s .*failed|Unhandled Error/m.test(output) : code !== 0);
      const failed = /^ *FAIL +(.+)$/m.exec(output)?.[1] ?? output.slice(-300);
      done({ isFound, by: isLate ? `timeout after ${minutes} min` : failed });
    });
  });
}

function endTests(): void {
  if (running === 0) return;
  try {
    process.kill(-running, 'SIGKILL');
  } catch {
    // They have ended.
  }
  running = 0;
}

type Result = { fault: Fault; level: string | null; by: string; seconds: number };

async function tryFault(fault: Fault): Promise<Result> {
  const path = join(tree, fault.file);
  const source = readFileSync(path, 'utf8');
  const start = performance.now();
  const result = (level: string | null, by: string) => ({
    fault,
    level,
    by,
    seconds: Math.round((performance.now() - start) / 1_000),
  });
  writeFileSync(path, plant(source, fault) ?? source);
  try {
    for (const { name, minutes, runs } of levelsOf(tree, fault)) {
      for (const run of runs) {
        const { isFound, by } = await runTests(run, minutes);
        if (isFound) return result(name, by);
      }
    }
    return result(null, '');
  } finally {
    writeFileSync(path, source);
  }
}

/** Runs everything that the faults may run, without a fault, each file once. Returns the first test that fails. */
async function failingTest(): Promise<string | null> {
  const all = faults.flatMap((fault) => levelsOf(tree, fault));
  const minutes = 2 * Math.max(...all.map((level) => level.minutes));
  const byProject = Map.groupBy(
    all.flatMap(({ runs }) => runs),
    ({ project }) => project,
  );
  for (const [project, runs] of byProject) {
    const files = runs.some((run) => run.files.length === 0) ? [] : [...new Set(runs.flatMap((run) => run.files))];
    console.log(`Running ${files.length === 0 ? 'all' : files.length} files of ${project} without a fault`);
    const { isFound, by } = await runTests({ project, files }, minutes);
    if (isFound) return by;
  }
  return null;
}

process.once('exit', () => {
  endTests();
  closeTree();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

async function main(): Promise<number> {
  openTree();
  const problems = check();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0 || options.check) {
    if (problems.length === 0) console.log(`${faults.length} faults can be planted and compile.`);
    return problems.length > 0 ? 2 : 0;
  }
  const failing = options.trust ? null : await failingTest();
  if (failing !== null) {
    console.error(`Failed without a fault: ${failing}`);
    return 2;
  }
  const results: Result[] = [];
  for (const fault of faults) {
    const result = await tryFault(fault);
    results.push(result);
    const { level, seconds, by } = result;
    console.log(
      `${(level ?? 'MISSED').padEnd(8)} ${String(seconds).padStart(4)} s  ${fault.area.padEnd(9)}  ${fault.name}`,
    );
    if (level !== null) console.log(`${' '.repeat(17)}${by.trim()}`);
  }
  console.log();
  for (const [level, found] of Map.groupBy(results, (result) => result.level ?? 'missed')) {
    console.log(`${level.padEnd(8)} ${found.length}`);
  }
  const missed = results.filter(({ level }) => level === null);
  console.log(`${results.length - missed.length} of ${results.length} faults found`);
  for (const { fault } of missed) console.log(`missed: ${fault.area}: ${fault.name} (${fault.file})`);
  return missed.length > Number(options.missed) ? 1 : 0;
}

process.exitCode = await main();
