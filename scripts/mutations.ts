import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './build.ts';
import type { Fault } from './mutations/fault.ts';
import { INTERFACE_FAULTS } from './mutations/interface.ts';
import { levelsOf, type Run } from './mutations/levels.ts';
import { QUERY_FAULTS } from './mutations/queries.ts';
import { SERVER_FAULTS } from './mutations/server.ts';

/**
 * `npm run mutations` plants one fault at a time in copies of the last commit and runs the tests, the nearest first, until
 * one fails. Prints where each fault was found, and fails if more than `--missed` were not.
 *
 *   --check        only checks that all faults can be planted and compile
 *   --area, --only faults of an area (server, queries, interface), or whose name contains a text
 *   --trust        doesn't run the tests without a fault first; if one of them fails, the results mean nothing
 *   --lanes        how many faults are tested at once
 */
const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    area: { type: 'string' },
    only: { type: 'string', default: '' },
    trust: { type: 'boolean', default: false },
    lanes: { type: 'string', default: '2' },
    missed: { type: 'string', default: '3' },
  },
});

const faults = [...SERVER_FAULTS, ...QUERY_FAULTS, ...INTERFACE_FAULTS].filter(
  ({ name, area }) => (options.area ?? area) === area && name.toLowerCase().includes(options.only.toLowerCase()),
);

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });

/** Makes a copy of the last commit with the installed packages, so that the working tree stays as it is. */
function openLane(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'mutations-')), 'tree');
  git('worktree', 'add', '--quiet', '--detach', folder, 'HEAD');
  // Links of files: packages of the workspace are relative links, which have to lead into the copy.
  execFileSync('cp', ['-al', join(ROOT, 'node_modules'), folder]);
  for (const cache of ['.cache', '.vite', '.vite-temp'])
    rmSync(join(folder, 'node_modules', cache), { recursive: true, force: true });
  return folder;
}

function closeLane(folder: string): void {
  git('worktree', 'remove', '--force', folder);
  rmSync(join(folder, '..'), { recursive: true, force: true });
}

/** Returns the source with the fault; undefined if the place isn't found exactly once. */
function plant(source: string, { find, replace }: Fault): string | undefined {
  // A function, because `$` in a replacement has a meaning.
  return source.split(find).length === 2 ? source.replace(find, () => replace) : undefined;
}

/** Plants all faults at once in a lane. Returns those that can't be planted, and with `--check` what the compiler says. */
function check(lane: string): string[] {
  const problems: string[] = [];
  const sources = new Map<string, string>();
  for (const fault of faults) {
    const path = join(lane, fault.file);
    const planted = plant(sources.get(path) ?? readFileSync(path, 'utf8'), fault);
    if (planted === undefined) problems.push(`${fault.file}: no place for "${fault.name}"`);
    else sources.set(path, planted);
  }
  if (problems.length > 0 || !options.check) return problems;
  const originals = [...sources.keys()].map((path) => [path, readFileSync(path, 'utf8')] as const);
  for (const [path, source] of sources) writeFileSync(path, source);
  const { status, stdout } = spawnSync('npx', ['tsc', '--noEmit'], { cwd: lane, encoding: 'utf8' });
  for (const [path, source] of originals) writeFileSync(path, source);
  return status === 0 ? [] : [stdout];
}

/** Ids of process groups that are running. */
const running = new Set<number>();

type Outcome = { isFound: boolean; by: string };

/** Vitest may take this long to end after its summary: browsers sometimes don't close. */
const CLOSE_MS = 20_000;

/** Runs tests until the first failure. Tests that take too long have found the fault, too. */
function runTests(lane: string, { project, files }: Run, minutes: number): Promise<Outcome> {
  const args = ['vitest', 'run', '--project', project, ...files, '--bail=1', '--maxWorkers=1', '--passWithNoTests'];
  const env = { ...process.env, NO_COLOR: '1', CI: '', NIGHTLY: undefined };
  return new Promise((done) => {
    const child = spawn('npx', args, { cwd: lane, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const { pid = 0 } = child;
    running.add(pid);
    let output = '';
    const end = () => endGroup(pid);
    let timer = setTimeout(end, minutes * 60_000);
    const hasSummary = () => /^ +Duration /m.test(output);
    const read = (data: Buffer) => {
      const wasOver = hasSummary();
      output += String(data);
      if (wasOver || !hasSummary()) return;
      clearTimeout(timer);
      timer = setTimeout(end, CLOSE_MS);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', (code) => {
      clearTimeout(timer);
      end();
      running.delete(pid);
      // Null: ended by a timer.
      const isLate = code === null && !hasSummary();
      const isFound =
        isLate || (code === null ? /^ *Test(?: File)?s .*failed|Unhandled Error/m.test(output) : code !== 0);
      const failed = /^ *FAIL +(.+)$/m.exec(output)?.[1] ?? output.slice(-300);
      done({ isFound, by: isLate ? `timeout after ${minutes} min` : failed });
    });
  });
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

type Result = { fault: Fault; level: string | null; by: string; seconds: number };

async function tryFault(lane: string, fault: Fault): Promise<Result> {
  const path = join(lane, fault.file);
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
    for (const { name, minutes, runs } of levelsOf(lane, fault)) {
      for (const run of runs) {
        const { isFound, by } = await runTests(lane, run, minutes);
        if (isFound) return result(name, by);
      }
    }
    return result(null, '');
  } finally {
    writeFileSync(path, source);
  }
}

/** Runs everything that the faults may run, without a fault, each file once. Returns the first test that fails. */
async function failingTest(lane: string): Promise<string | null> {
  const all = faults.flatMap((fault) => levelsOf(lane, fault));
  const minutes = 2 * Math.max(...all.map((level) => level.minutes));
  const byProject = Map.groupBy(
    all.flatMap(({ runs }) => runs),
    ({ project }) => project,
  );
  for (const [project, runs] of byProject) {
    const files = runs.some((run) => run.files.length === 0) ? [] : [...new Set(runs.flatMap((run) => run.files))];
    console.log(`Running ${files.length === 0 ? 'all' : files.length} files of ${project} without a fault`);
    const { isFound, by } = await runTests(lane, { project, files }, minutes);
    if (isFound) return by;
  }
  return null;
}

const lanes: string[] = [];
const close = () => {
  for (const pid of running) endGroup(pid);
  for (const lane of lanes.splice(0)) closeLane(lane);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    close();
    process.exit(130);
  });
}

async function main(): Promise<number> {
  lanes.push(openLane());
  const problems = check(lanes[0] ?? '');
  for (const problem of problems) console.error(problem);
  if (problems.length > 0 || options.check) {
    if (problems.length === 0) console.log(`${faults.length} faults can be planted and compile.`);
    return problems.length > 0 ? 2 : 0;
  }
  const failing = options.trust ? null : await failingTest(lanes[0] ?? '');
  if (failing !== null) {
    console.error(`Failed without a fault: ${failing}`);
    return 2;
  }
  while (lanes.length < Number(options.lanes)) lanes.push(openLane());
  const waiting = [...faults];
  const results: Result[] = [];
  await Promise.all(
    lanes.map(async (lane) => {
      for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
        const result = await tryFault(lane, fault);
        results.push(result);
        const { level, seconds, by } = result;
        console.log(
          `${(level ?? 'MISSED').padEnd(8)} ${String(seconds).padStart(4)} s  ${fault.area.padEnd(9)}  ${fault.name}`,
        );
        if (level !== null) console.log(`${' '.repeat(17)}${by.trim()}`);
      }
    }),
  );
  console.log();
  for (const [level, found] of Map.groupBy(results, (result) => result.level ?? 'missed')) {
    console.log(`${level.padEnd(8)} ${found.length}`);
  }
  const missed = results.filter(({ level }) => level === null);
  console.log(`${results.length - missed.length} of ${results.length} faults found`);
  for (const { fault } of missed) console.log(`missed: ${fault.area}: ${fault.name} (${fault.file})`);
  return missed.length > Number(options.missed) ? 1 : 0;
}

try {
  process.exitCode = await main();
} finally {
  close();
}
