import { readCommandLine, runCommand } from './command-line.ts';

const { values } = readCommandLine({
  call: 'npx node packages/server/src/recompute.ts',
  does: 'Recomputes the results of an ended simulated season from two entries of its log, as CSV: see docs/proof.md.',
  options: {
    entry: {
      type: 'string',
      value: 'ENTRY',
      does: `the text of the season's entry, such as {"at":"2026-10-19T…","kind":"season",…}`,
    },
    secret: {
      type: 'string',
      value: 'SECRET',
      does: 'the secret from the entry that reveals it; --secret=… if it begins with -',
    },
  },
  more: "Exit status: 0 the results, 2 the secret isn't the one that was committed.",
});
await runCommand(async () => {
  const { runRecompute } = await import('./run-recompute.ts');
  return runRecompute(values);
});
