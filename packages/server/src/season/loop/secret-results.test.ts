import { type CompletedMatch, endpoints, parseResponse } from '@machine/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSimulatedFeed } from '../feeds/simulated.ts';
import { DAY_MS } from '../../platform/clock/time.ts';
import { createLogger } from '../../platform/http/log.ts';
import { type Config, type RunningServer, startServer } from '../../index.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { openGame } from '../../testing/game.ts';
import { ACCESS_MATRIX } from '../../testing/access-matrix.ts';
import { joinSeason } from './join.ts';
import { createFeedFromEras } from '../feeds/simulated.ts';
import { seasonAt, seasonSecret } from '../feeds/seasons.ts';
import { createMachine } from '../machine/elo.ts';
import { temporaryFolder } from '../../testing/after-test.ts';

let dataDir: string;
let running: RunningServer | undefined;
beforeEach(() => {
  dataDir = temporaryFolder();
});
afterEach(async () => {
  await running?.close();
  running = undefined;
});

/** Reads the final results that a server shows to everyone. */
async function resultsOf(options: Partial<Config>): Promise<CompletedMatch[]> {
  await running?.close();
  running = await startServer({ dataDir, port: 0, logLevel: 'silent', bots: true, ...options });
  const list = parseResponse(endpoints.completedLive, await (await fetch(`${running.url}/api/completed/live`)).json());
  return list.filter(({ status }) => status === 'FINAL');
}

const scoresIn = (list: readonly CompletedMatch[]) =>
  list.map(({ id, scoreHome, scoreAway }) => `${id} ${scoreHome}–${scoreAway}`);

/** Measures how many results an attacker could compute with this feed and the default seed. */
function attack(results: readonly CompletedMatch[]) {
  const feed = createSimulatedFeed({ seed: 1 });
  const known = results.map(({ id, scoreHome, scoreAway }) => {
    const guess = feed.state(id, Date.now())?.score ?? { home: 0, away: 0 };
    const isScore = guess.home === scoreHome && guess.away === scoreAway;
    return { isScore, isWinner: Math.sign(guess.home - guess.away) === Math.sign((scoreHome ?? 0) - (scoreAway ?? 0)) };
  });
  const share = (key: 'isScore' | 'isWinner') => known.filter((each) => each[key]).length / known.length;
  return { matches: known.length, scores: share('isScore'), winners: share('isWinner') };
}

it('produces results that nobody can compute, and the same ones after a restart', async () => {
  const results = await resultsOf({});
  const { matches, scores, winners } = attack(results);
  expect(matches).toBeGreaterThan(80);
  expect(scores).toBeLessThan(0.1);
  // The home side wins more often than not, so guessing is right more than half of the time.
  expect(winners).toBeLessThan(0.75);

  // More matches may have ended by now.
  expect(scoresIn(await resultsOf({}))).toEqual(expect.arrayContaining(scoresIn(results)));
});

it('derives results from SEED when it is set, and keeps them when it is removed', async () => {
  const results = await resultsOf({ seed: 1 });
  expect(attack(results)).toMatchObject({ scores: 1, winners: 1 });
  const again = await resultsOf({});
  expect(attack(again)).toMatchObject({ scores: 1, winners: 1 });
});

it('never shows the secret of the server or of a season in a response, an export or a log', async () => {
  const lines: string[] = [];
  const log = createLogger('trace', { write: (line) => void lines.push(line) });
  const database = await openTestDatabase();
  const config = { databaseUrl: null, feed: 'simulated', seed: null, speed: null, acceptClock: false } as const;
  const joined = await joinSeason(config, database, log);
  const secret = joined.eras[0]?.secret ?? '';
  const seasons = (['NBA', 'EPL'] as const).map((league) => seasonAt(league, joined.clock.now(), 0).name);
  const { eras } = joined;
  const dataSource = { feed: createFeedFromEras(eras), machineFor: createMachine, eras };
  const game = await openGame({ database, log, dataSource, clock: joined.clock });
  await game.season?.tick(joined.clock.now() - DAY_MS);
  await game.season?.tick(joined.clock.now());

  const player = await game.member();
  const user = (await player.get('/api/auth/user')).body as { id: string };
  const { id = '' } = parseResponse(endpoints.completedLive, (await player.get('/api/completed/live')).body)[0] ?? {};
  const paths = Object.keys(ACCESS_MATRIX).flatMap((name) => {
    const { method, path } = endpoints[name as keyof typeof endpoints];
    const isOfUser = path.startsWith('/api/user') || path.startsWith('/api/follow');
    return method === 'GET' ? [path.replaceAll(/:\w+/g, isOfUser ? user.id : id)] : [];
  });
  expect(paths).toContain('/api/user/export-data');
  const texts = [];
  for (const path of paths) texts.push((await player.get(path)).text);
  const output = [...texts, ...lines].join('\n');
  expect(output).toContain(id);
  const committed = (await game.db.selectFrom('proof_entries').select('text').execute())
    .map(({ text }) => text)
    .join('\n');
  for (const each of [secret, ...seasons.map((name) => seasonSecret(secret, name))]) {
    const bytes = Buffer.from(each, 'base64url');
    expect(bytes).toHaveLength(32);
    for (const form of [each, bytes.toString('hex'), bytes.toString('base64').slice(0, 20), [...bytes].join(',')]) {
      expect(output).not.toContain(form);
      expect(committed).not.toContain(form);
    }
  }
  for (const name of seasons) expect(committed).toContain(name);
});
