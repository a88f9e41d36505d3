import { readCommandLine } from '../packages/server/src/command-line.ts';

const { positionals, values } = readCommandLine({
  call: 'npx node scripts/feed.ts',
  does: 'Checks the providers of real matches, or imitates them: see docs/operations.md.',
  arguments: [
    {
      name: 'COMMAND',
      does: 'check asks the configured providers for a week; simulator starts a local one',
      choices: ['check', 'simulator'],
    },
  ],
  options: {
    port: { type: 'string', value: 'PORT', default: '0', isNumber: true, does: 'of the simulator; 0 is any free one' },
    speed: { type: 'string', value: 'FACTOR', default: '1', isNumber: true, does: 'how fast its time runs' },
  },
});

if (positionals[0] === 'check') {
  const { checkFeed } = await import('./feed/check-feed.ts');
  const { code, lines } = await checkFeed(process.env);
  for (const line of lines) (code === 0 ? console.log : console.error)(line);
  process.exitCode = code;
} else {
  const { SIMULATOR_KEYS, startSimulator } = await import('../packages/server/src/season/live/simulator/simulator.ts');
  const scale = { origin: Date.now(), realOrigin: Date.now(), speed: Number(values.speed) };
  const { url } = await startSimulator({ port: Number(values.port), scale });
  console.log(`${url}, with the keys ${Object.values(SIMULATOR_KEYS).join(' and ')}`);
}
