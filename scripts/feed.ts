import { parseArgs } from 'node:util';
import { SIMULATOR_KEYS, startSimulator } from '../packages/server/src/season/live/simulator/simulator.ts';
import { checkFeed } from './feed/check-feed.ts';

/**
 * `npx node scripts/feed.ts check` asks the configured providers for the next seven days and says what needs attention;
 * `npx node scripts/feed.ts simulator` starts a local provider that speaks the formats of both. See docs/operations.md.
 */
const text = { type: 'string' } as const;
const { positionals, values } = parseArgs({ allowPositionals: true, options: { port: text, speed: text } });
if (positionals[0] === 'check') {
  const { code, lines } = await checkFeed(process.env);
  for (const line of lines) (code === 0 ? console.log : console.error)(line);
  process.exitCode = code;
} else if (positionals[0] === 'simulator') {
  const scale = { origin: Date.now(), realOrigin: Date.now(), speed: Number(values.speed ?? 1) };
  const { url } = await startSimulator({ port: Number(values.port ?? 0), scale });
  console.log(`${url}, with the keys ${Object.values(SIMULATOR_KEYS).join(' and ')}`);
} else {
  console.error(
    'Usage: npx node scripts/feed.ts check   or   npx node scripts/feed.ts simulator [--port 4000] [--speed 500]',
  );
  process.exitCode = 2;
}
