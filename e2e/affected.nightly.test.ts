import { spawnSync } from 'node:child_process';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../packages/server/src/testing/after-test.ts';
import { ROOT } from '../scripts/build.ts';
import { findAffected } from '../scripts/visual/affected.ts';

/*
 * Chromatic and `npm run visual` picture only the story files that a change reaches. An import of a barrel, or of a
 * component by Storybook's configuration, would make that all of them.
 */

const folder = temporaryFolder();
beforeAll(() => {
  const build = ['build', '--quiet', '--stats-json', '--output-dir', folder];
  // The environment of this test run would add its annotations.
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined };
  const { status, stdout, stderr } = spawnSync('storybook', build, { cwd: ROOT, encoding: 'utf8', env });
  if (status !== 0) throw new Error(stdout + stderr);
});

/** Returns the story files of the library that one of its files reaches. Flows mount the whole app. */
function reachedBy(file: string): string[] {
  const affected = findAffected(folder, [`packages/ui/src/${file}`]) ?? new Set('everything');
  const files = [...affected].filter((path) => !path.startsWith('app/src/flows/'));
  return files.map((path) => path.replaceAll(/.*\/|\.stories\.tsx$/g, '')).toSorted();
}

it.each([
  ['layout/NotFoundScreen.tsx', ['NotFoundScreen']],
  // The first page shows a card.
  ['prediction/PredictionCard.tsx', ['HomeScreen', 'PredictionCard', 'PredictionCard.behavior', 'Welcome.mdx']],
  ['achievement/AchievementsScreen.tsx', ['AchievementsScreen', 'AchievementsScreen.behavior']],
])('a change of %s reaches only the stories that draw it', (file, stories) => {
  expect(reachedBy(file)).toEqual(stories);
});

it('a change of a button reaches the stories with a button, and no others', () => {
  const reached = reachedBy('primitives/button/Button.tsx');
  expect(reached).toEqual(expect.arrayContaining(['Button', 'HomeScreen', 'LoginDialog']));
  expect(['Avatar', 'Crest', 'RankTag'].filter((name) => reached.includes(name))).toEqual([]);
});

it('a change of what all stories share reaches all of them', () => {
  expect(findAffected(folder, ['packages/ui/src/theme/theme.css'])).toBeUndefined();
  expect(findAffected(folder, ['.storybook/preview.tsx'])).toBeUndefined();
  expect(findAffected(folder, ['docs/architecture.md'])).toEqual(new Set());
});
