import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LAUNCH_OPTIONS } from '../scripts/browser.ts';
import { copyTree, linkModules } from '../scripts/copy-tree.ts';
import { runGit } from '../scripts/visual/base.ts';
import { compareSnapshots } from '../scripts/visual/compare.ts';
import { writeReport } from '../scripts/visual/report.ts';

const COLOR = 'color: var(--text);';
const BUTTON_STYLES = 'packages/ui/src/primitives/button/Button.module.css';
const ONLY = ['--only', 'primitives-button'];

let folder: string;
/** A clone as on a build server: one commit without a branch, in which the text of buttons has another color. */
let clone: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'machine-visual-command-'));
  const origin = join(folder, 'origin');
  clone = join(folder, 'clone');
  for (const path of [origin, clone]) mkdirSync(path);
  copyTree(origin);
  const git = (...args: string[]) =>
    runGit(origin, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false', ...args);
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Before');
  git('checkout', '--quiet', '-b', 'feature');
  const styles = readFileSync(join(origin, BUTTON_STYLES), 'utf8');
  if (!styles.includes(COLOR)) throw new Error('Choose another color to change.');
  writeFileSync(join(origin, BUTTON_STYLES), styles.replace(COLOR, 'color: rgb(255 0 255);'));
  git('commit', '--quiet', '-a', '-m', 'Change a color');
  runGit(clone, 'init', '--quiet');
  runGit(clone, 'remote', 'add', 'origin', `file://${origin}`);
  runGit(clone, 'fetch', '--quiet', '--depth=1', 'origin', 'feature');
  runGit(clone, 'checkout', '--quiet', '--detach', 'FETCH_HEAD');
  linkModules(clone);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function runVisual(...args: string[]) {
  // The environment of this test run would turn it into a test build.
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined };
  const { status, stdout, stderr } = spawnSync('node', ['scripts/visual.ts', ...ONLY, ...args], {
    cwd: clone,
    encoding: 'utf8',
    env,
  });
  return { status, output: stdout + stderr };
}

it('finds a changed color in a shallow detached clone', { timeout: 600_000 }, () => {
  const { status, output } = runVisual();
  expect(output).toMatch(/Comparing with \w+ Before\n[^]*\b[1-9]\d* changed of \d+ snapshots/);
  expect(status).toBe(1);
  // The report is where the last line says.
  const page = output.trim().split('\n').at(-1) ?? '';
  expect(readFileSync(join(page, '../summary.md'), 'utf8')).toMatch(/^#### `Color #[0-9a-f]{6} → #ff00ff/m);
});

it('fails without a commit to compare with', () => {
  runGit(clone, 'checkout', '--quiet', '--orphan', 'unrelated');
  runGit(clone, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '-m', 'Unrelated');
  const { status, output } = runVisual();
  expect(output).toContain('Found no commit to compare with');
  expect(status).toBe(2);
});

it('remembers and exports what was accepted and rejected', async () => {
  const failed = new Map(['a', 'b', 'c'].map((key) => [key, `It failed ${key}`]));
  const options = { base: 'main', storybook: 'http://localhost/', targets: new Map() };
  const path = writeReport(join(folder, 'report'), compareSnapshots(new Map(), failed), options);
  const browser = await chromium.launch(LAUNCH_OPTIONS);
  try {
    const page = await browser.newPage();
    const read = async () => [
      await page.getByRole('heading', { level: 2 }).textContent(),
      await page.getByRole('status').textContent(),
    ];
    await page.goto(pathToFileURL(path).href);
    expect(await read()).toEqual(['a', '0 of 3 reviewed, 0 rejected']);
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('a');
    await page.getByRole('main').getByRole('button', { name: 'Reject' }).click();
    await page.reload();
    expect(await read()).toEqual(['c', '2 of 3 reviewed, 1 rejected']);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export decisions' }).click();
    const exported = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
    expect(exported.decisions.map(({ decision }: { decision: string }) => decision)).toEqual([
      'accepted',
      'rejected',
      'undecided',
    ]);
  } finally {
    await browser.close();
  }
});
