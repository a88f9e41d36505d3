import { readCommandLine, runCommand } from './command-line.ts';

const { values, positionals: files } = readCommandLine({
  call: 'npm run evaluate',
  does: "Evaluates the Machine's predictions for real seasons.",
  arguments: [{ name: '[FILE…]', does: 'EPL seasons as .json, NBA games as .csv (default: those of the server)' }],
  options: {
    strategies: { type: 'boolean', does: 'shows what players earn who know nothing about sport' },
    choose: { type: 'boolean', does: 'repeats the search of the parameters on the early seasons' },
    write: { type: 'boolean', does: 'writes the figures that players see, from the seasons of the server' },
  },
});
await runCommand(async () => {
  const { runEvaluate } = await import('./season/machine/run-evaluate.ts');
  return runEvaluate({ files, ...values });
});
