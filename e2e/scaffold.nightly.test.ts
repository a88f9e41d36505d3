import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../scripts/build.ts';
import { copyTree, linkModules } from '../scripts/copy-tree.ts';
import { createPlan } from '../scripts/new/create-plan.ts';
import type { Edit } from '../scripts/new/plan.ts';

const COMMANDS = [
  'screen SeasonAwards',
  'component StarMeter --noun prediction',
  'call TeamRatings --param teamId --query season',
  'call SendAward --post --param userId --query season',
  'event SeasonAward',
  'event Overtime --match',
];

/** A copy of the working tree in which every command was run and its edits were pasted. */
let project: string;
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'machine-new-'));
  copyTree(project);
  linkModules(project);
  for (const command of COMMANDS) {
    const args = command.split(' ');
    const { edits } = createPlan(args);
    const { status, output } = runInCopy('node', 'scripts/new.ts', ...args);
    const missing = edits.filter(({ text }) => !output.includes(text.trim()));
    if (status !== 0 || missing.length > 0) throw new Error(output);
    for (const edit of edits) paste(edit);
  }
  runInCopy('oxfmt');
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

function paste({ path, at, text }: Edit): void {
  const source = readFileSync(join(project, path), 'utf8');
  writeFileSync(join(project, path), pasted(source, at, text));
}

function pasted(source: string, at: Edit['at'], text: string): string {
  if (at === 'start') return text + source;
  if (at === 'end') return `${source}${text}\n`;
  const [mark, replacement] = 'after' in at ? [at.after, at.after + text] : [at.before, text + at.before];
  if (source.split(mark).length !== 2) throw new Error(`"${mark}" must occur exactly once.`);
  return source.replace(mark, () => replacement);
}

function runInCopy(command: string, ...args: string[]): { status: number | null; output: string } {
  const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  // Do not pass this run's Vitest variables on to another run.
  const env = { ...process.env, PATH, VITEST: undefined, VITEST_POOL_ID: undefined, NODE_ENV: undefined };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: project, encoding: 'utf8', env });
  return { status, output: stdout + stderr };
}

it.each([
  'tsc --noEmit',
  'oxlint --deny-warnings',
  'vitest run --project unit packages/contract packages/mocks app/src/live .storybook/spec',
])('the files of npm run new pass %s', { timeout: 300_000 }, (command) => {
  const [program = '', ...args] = command.split(' ');
  const { status, output } = runInCopy(program, ...args);
  expect(status === 0 ? '' : output).toBe('');
});
