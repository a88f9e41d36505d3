import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../packages/server/src/testing/after-test.ts';
import { findBase, findChangedFiles, runGit } from './base.ts';

const AUTHOR = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];

/** A repository in which `feature` left `main` at the commit `fork`. */
const folder = temporaryFolder();
const origin = join(folder, 'origin');
mkdirSync(join(origin, 'app'), { recursive: true });
const git = (...args: string[]) => runGit(origin, ...AUTHOR, ...args);
function commit(text: string): string {
  writeFileSync(join(origin, 'app/color.css'), text);
  git('add', '.');
  git('commit', '--quiet', '-m', text);
  return git('rev-parse', 'HEAD');
}
git('init', '--quiet', '--initial-branch', 'main');
const first = commit('first');
const fork = commit('fork');
const main = commit('later');
git('checkout', '--quiet', '-b', 'feature', fork);
const feature = commit('feature');
git('checkout', '--quiet', 'main');

/** Checks a commit out as a build server does: detached. */
function cloneAt(checkedOut: string): string {
  const clone = mkdtempSync(join(folder, 'clone-'));
  runGit(folder, 'clone', '--quiet', origin, clone);
  runGit(clone, 'checkout', '--quiet', '--detach', checkedOut);
  return clone;
}

test('compares main with its last commit, or the one before if nothing has changed', () => {
  const clone = cloneAt(main);
  expect(findBase(clone)).toBe(fork);
  writeFileSync(join(clone, 'app/color.css'), 'red');
  expect(findBase(clone)).toBe(main);
});

test('compares a branch with the commit where it left main, or with the one that is named', () => {
  const clone = cloneAt(feature);
  expect(findBase(clone)).toBe(fork);
  expect(findBase(clone, first)).toBe(first);
});

test('throws instead of comparing a commit with itself', () => {
  const clone = cloneAt(feature);
  runGit(clone, 'remote', 'remove', 'origin');
  runGit(clone, 'branch', '-D', 'main');
  expect(() => findBase(clone)).toThrow('Found no commit to compare with');
  expect(() => findBase(clone, 'release')).toThrow('There is no commit "release" in this clone.');
});

test('finds the files that differ from a commit: committed, edited, new and removed', () => {
  const clone = cloneAt(feature);
  writeFileSync(join(clone, 'app/new.css'), 'new');
  expect(findChangedFiles(clone, fork)).toEqual(['app/color.css', 'app/new.css']);
  rmSync(join(clone, 'app/color.css'));
  expect(findChangedFiles(clone, feature)).toEqual(['app/color.css', 'app/new.css']);
});
