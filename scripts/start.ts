import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhenStale } from './build.ts';

/**
 * Builds the app when it is stale and serves the game.
 *
 *   npm start                        a simulated season
 *   npm start -- --speed 60          a minute of the game each second
 *   npm start -- --bots off          without labelled bots and the days that they have played
 *   npm start -- --accept-clock      game time starts at this machine's clock, after the clock was wrong
 *   npm run replay -- FILE …         seasons that were really played
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    speed: { type: 'string' },
    bots: { type: 'string' },
    replay: { type: 'boolean' },
    'accept-clock': { type: 'boolean' },
  },
});

if (values.speed !== undefined) process.env.SPEED = values.speed;
if (values.bots !== undefined) process.env.BOTS = values.bots;
if (values['accept-clock']) process.env.ACCEPT_CLOCK = '1';
if (values.replay) {
  if (positionals.length === 0) {
    console.error('Name the files to replay: npm run replay -- FILE …');
    process.exit(2);
  }
  process.env.FEED = 'replay';
  process.env.FEED_FILES = positionals.map((file) => resolve(file)).join(',');
}

buildWhenStale();
await import('../packages/server/src/main.ts');
