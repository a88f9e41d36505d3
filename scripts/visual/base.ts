import { execFileSync } from 'node:child_process';

/** The names a clone may have for the main branch. */
const MAIN_BRANCHES = ['main', 'origin/HEAD', 'origin/main'];
/** The files that pictures depend on. Files of a build server elsewhere in the tree don't count as changes. */
const SOURCES = ['.storybook', 'app', 'packages', 'package-lock.json'];

/** Runs git without prompting for credentials; returns its output. */
export function runGit(root: string, ...args: string[]): string {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
  return execFileSync('git', args, { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

const attemptIn =
  (root: string) =>
  (...args: string[]): string => {
    try {
      return runGit(root, ...args);
    } catch {
      return '';
    }
  };

/** Returns whether the working tree has the sources of its last commit. */
export const isClean = (root: string) => runGit(root, 'status', '--porcelain', '--', ...SOURCES) === '';

/**
 * Returns the commit to compare the working tree with: `ref`, or else the commit where this branch left main. On main
 * that is the last commit, or the one before it if nothing has changed since.
 */
export function findBase(root: string, ref?: string): string {
  const attempt = attemptIn(root);
  const commitOf = (name: string) => attempt('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  const find = () => {
    if (ref) return commitOf(ref);
    const branches = MAIN_BRANCHES.filter(commitOf);
    const base = branches.length > 0 ? attempt('merge-base', 'HEAD', ...branches) : '';
    return base === commitOf('HEAD') && isClean(root) ? commitOf('HEAD^') : base;
  };
  const base = find();
  if (base) return base;
  throw new Error(
    ref
      ? `There is no commit "${ref}" in this clone.`
      : 'Found no commit to compare with: this clone shares no history with main, or has no earlier commit. Pass --base.',
  );
}

/** Returns the files that differ between a commit and the working tree, new ones too. */
export function findChangedFiles(root: string, commit: string): string[] {
  const lists = [
    runGit(root, 'diff', '--name-only', '--no-renames', '-z', commit),
    runGit(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return lists.flatMap((list) => list.split('\0')).filter(Boolean);
}
