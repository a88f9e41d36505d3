import { readCommandLine, runCommand } from '../packages/server/src/command-line.ts';

const { values } = readCommandLine({
  call: 'npm run visual',
  does: 'Pictures the stories that a change affects, before and after it, and reports the differences.',
  options: {
    base: {
      type: 'string',
      value: 'REF',
      does: 'compares with a commit, branch or tag; else with the commit where this branch left main, on main with the last commit, or the one before it if nothing has changed since',
    },
    all: { type: 'boolean', default: false, does: 'all stories, also those that no changed file reaches' },
    only: { type: 'string', default: '', does: 'only stories whose id contains the text' },
    shard: { type: 'string', value: 'N/OF', default: '1/1', does: 'one part of the stories, such as 1/3' },
  },
  more: `dist/visual/index.html shows the pictures, summary.md is for a pull request. Pictures of commits are kept in
node_modules/.cache/visual. Exits with 0 if nothing differs, 1 if something does, 2 if the comparison failed.`,
});

await runCommand(async () => {
  const { compareTrees } = await import('./visual/compare-trees.ts');
  const { text, isSame } = await compareTrees({ ...values, base: values.base });
  process.exitCode = isSame ? 0 : 1;
  return text;
});
