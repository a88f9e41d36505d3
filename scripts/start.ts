import { resolve } from 'node:path';
import { readCommandLine } from '../packages/server/src/command-line.ts';
import { buildWhenStale, ROOT } from './build.ts';

const { values, positionals } = readCommandLine({
  call: 'npm start',
  does: 'Builds the app if it is stale and serves the game, with a simulated season unless FEED is set.',
  arguments: [{ name: '[FILE…]', does: 'with --replay: recorded seasons' }],
  options: {
    speed: {
      type: 'string',
      value: 'FACTOR',
      isNumber: true,
      does: 'how fast the game runs, 60: a minute each second',
    },
    bots: { type: 'string', choices: ['on', 'off'], does: 'whether bots play, and have played' },
    replay: { type: 'boolean', does: 'plays recorded seasons, shifted so that today is in their middle' },
    feed: {
      type: 'string',
      choices: ['simulator'],
      does: "plays a local provider's season as real matches, a week in 20 minutes",
    },
    'accept-clock': { type: 'boolean', does: "restarts the game time from this machine's clock after it was wrong" },
  },
  more: 'docs/operations.md lists the variables that configure the server, such as PORT, HOST and DATABASE_URL.',
});

if (values.replay !== true && positionals.length > 0) {
  console.error(`Unknown argument '${positionals[0]}'; see --help.`);
  process.exit(2);
}
if (values.speed !== undefined) process.env.SPEED = values.speed;
if (values.bots !== undefined) process.env.BOTS = values.bots;
if (values['accept-clock']) process.env.ACCEPT_CLOCK = '1';
if (values.replay) {
  if (positionals.length === 0) {
    console.error('--replay needs a FILE; see --help.');
    process.exit(2);
  }
  process.env.FEED = 'replay';
  process.env.FEED_FILES = positionals.map((file) => resolve(file)).join(',');
}

// The data folder is relative to the repository.
process.chdir(ROOT);
buildWhenStale();
if (values.feed === 'simulator') await (await import('./start-with-simulator.ts')).startWithSimulator();
else await import('../packages/server/src/main.ts');
