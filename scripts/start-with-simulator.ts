import { SIMULATOR_KEYS, startSimulator } from '../packages/server/src/season/live/simulator/simulator.ts';

/** A week in 20 minutes. */
const SPEED = '500';

/**
 * Serves the game with a local provider of matches, which speaks the formats of both real ones. The game has a database
 * of its own, and the provider follows its clock.
 */
export async function startWithSimulator(): Promise<void> {
  const { env } = process;
  const port = env.PORT || '3000';
  const speed = env.SPEED || SPEED;
  // The provider's clock stands still until the game's clock is known.
  const scale = { origin: Date.now(), realOrigin: 0, speed: 0 };
  const { url } = await startSimulator({ scale, slowMs: 1_000 });
  Object.assign(env, {
    FEED: 'live',
    PORT: port,
    SPEED: speed,
    DATA_DIR: env.DATA_DIR || '.data/simulator',
    FOOTBALL_DATA_URL: url,
    FOOTBALL_DATA_KEY: SIMULATOR_KEYS['football-data'],
    FOOTBALL_DATA_RATE: '30',
    BALLDONTLIE_URL: url,
    BALLDONTLIE_KEY: SIMULATOR_KEYS.balldontlie,
    BALLDONTLIE_RATE: '60',
    BALLDONTLIE_INJURIES: 'on',
  });
  await import('../packages/server/src/main.ts');
  const { headers } = await fetch(`http://127.0.0.1:${port}/api/health`);
  Object.assign(scale, {
    origin: Date.parse(headers.get('Game-Time') ?? new Date().toISOString()),
    realOrigin: Date.now(),
    speed: Number(speed),
  });
  console.log(`Simulator provider: ${url} (faults: GET and POST /simulator/faults)`);
}
