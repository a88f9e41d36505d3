import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhenStale, ROOT } from './build.ts';
import { startWithSimulator } from './start-with-simulator.ts';

/**
 * Builds the app if it is stale and serves the game.
 *
 *   npm start                        plays a simulated season
 *   npm start -- --speed 60          runs at 60 times the speed: a minute of the game each second
 *   npm start -- --bots off          runs without bots and their history
 *   npm start -- --feed simulator     plays a local provider's season as real matches, a week in 20 minutes
 *   npm start -- --accept-clock      restarts the game time from this machine's clock after it was wrong
 *   npm start -- --replay FILE …         replays recorded seasons
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    speed: { type: 'string' },
    bots: { type: 'string' },
    feed: { type: 'string' },
    replay: { type: 'boolean' },
    'accept-clock': { type: 'boolean' },
  },
});

if (values.speed !== undefined) process.env.SPEED = values.speed;
if (values.feed !== undefined && values.feed !== 'simulator') {
  console.error('--feed knows only simulator; set FEED for all others.');
  process.exit(2);
}
if (values.bots !== undefined) process.env.BOTS = values.bots;
if (values['accept-clock']) process.env.ACCEPT_CLOCK = '1';
if (values.replay) {
  if (positionals.length === 0) {
    console.error('Specify the files to replay: npm start -- --replay FILE …');
    process.exit(2);
  }
  process.env.FEED = 'replay';
  process.env.FEED_FILES = positionals.map((file) => resolve(file)).join(',');
}

// The data folder is relative to the repository.
process.chdir(ROOT);
buildWhenStale();
if (values.feed === 'simulator') await startWithSimulator();
else await import('../packages/server/src/main.ts');
