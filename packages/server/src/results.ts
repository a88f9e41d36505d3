import { readCommandLine, runCommand } from './command-line.ts';

const { values, positionals } = readCommandLine({
  call: 'npx node packages/server/src/results.ts',
  does: 'Adds finished seasons to the results that come with the server, and checks these: see results/README.md.',
  arguments: [
    {
      name: 'COMMAND',
      does: 'adds the matches of files, or checks that seasons are complete',
      choices: ['update', 'check'],
    },
    { name: '[FILE…]', does: 'with update: EPL seasons as .json, NBA games or results as .csv' },
  ],
  options: { correct: { type: 'boolean', does: 'with update: also replaces matches that contradict known ones' } },
});
await runCommand(async () => {
  const { runResults } = await import('./season/results/run-results.ts');
  const [command, ...files] = positionals;
  return runResults({ isUpdate: command === 'update', files, correct: values.correct ?? false });
});
