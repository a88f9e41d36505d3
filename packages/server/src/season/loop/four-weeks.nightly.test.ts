import {
  currentUser,
  hasMatch,
  leaderboard,
  type PickChoice,
  type Prediction,
  predictionResponse,
  slate,
} from '@machine/contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '../../platform/clock/time.ts';
import { createTestTimers } from '../../testing/test-timers.ts';
import { createRandom } from '../../platform/random.ts';
import { openGame } from '../../testing/game.ts';
import type { Player } from '../../testing/player.ts';
import { signUpUser, type TestUser } from '../../testing/test-users.ts';
import { realStrength } from '../feeds/real-strengths.ts';
import { createFeedFromEras } from '../feeds/simulated.ts';
import { createMachine } from '../machine/elo.ts';

/** Monday, 10:00 UTC: the start of a week of the game. */
const START = Date.UTC(2026, 10, 23, 10);
const WEEKS = 4;
const SECRET = Buffer.alloc(32, 7).toString('base64url');

type Strategy = (card: Prediction, random: { next(): number }) => PickChoice | null;

/** The points by which a fan expects the home club to win: real strength, home, and the injuries on the card. */
function expectedMargin({ match, prediction }: Prediction): number {
  const strength = 4 * (realStrength('NBA', match.homeTeam) - realStrength('NBA', match.awayTeam));
  const missing = prediction.leagueInjuries.reduce((sum, { team, status, description }) => {
    if (status !== 'Out' && status !== 'Doubtful') return sum;
    const points = Number(/(\d+) points a game/.exec(description)?.[1] ?? 0) / 4;
    return sum + (team === match.homeTeamAbbr ? -points : team === match.awayTeamAbbr ? points : 0);
  }, 0);
  return 2.6 + strength + missing;
}

/** The chance of the home club, if margins deviate by 12 points. */
const homeChance = (margin: number) => 1 / (1 + Math.exp(-1.7 * (margin / 12)));

const knower: Strategy = (card) => {
  const { machinePick, stakes } = card.prediction;
  if (card.match.league !== 'NBA' || stakes === undefined) return 'AGREE';
  const home = homeChance(expectedMargin(card));
  const believed = machinePick === 'HOME' ? home : 1 - home;
  return believed * stakes.agree >= (1 - believed) * stakes.disagree ? 'AGREE' : 'DISAGREE';
};

const STRATEGIES = {
  knower,
  coin: (_, random) => (random.next() < 0.5 ? 'AGREE' : 'DISAGREE'),
  agrees: () => 'AGREE',
  disagrees: () => 'DISAGREE',
  'high stakes': ({ prediction: { stakes } }) => (stakes && stakes.agree >= stakes.disagree ? 'AGREE' : 'DISAGREE'),
  'gold only': ({ isGold }) => (isGold ? 'DISAGREE' : null),
  casual: (_, random) => (random.next() < 0.25 ? (random.next() < 0.5 ? 'AGREE' : 'DISAGREE') : null),
} satisfies Record<string, Strategy>;

const body = async <Schema extends z.ZodMiniType>(schema: Schema, who: Player, path: string) =>
  z.parse(schema, (await who.get(path)).body);

it('lets who knows something win the week, and tells nobody more than four things a day besides the starts', async ({
  annotate,
}) => {
  const era = { from: 0, seed: 1, simulation: 2, secret: SECRET } as const;
  const timers = createTestTimers();
  const game = await openGame({
    timers,
    feed: 'simulated',
    timeScale: { origin: START - DAY_MS, realOrigin: 0, speed: 0 },
    dataSource: { feed: createFeedFromEras([era]), machineFor: createMachine },
  });
  game.jobs.start();
  const players = new Map<string, TestUser>();
  for (const name of Object.keys(STRATEGIES)) players.set(name, await signUpUser(game, name.replaceAll(' ', '_')));
  await game.db.updateTable('users').set({ email_confirmed_at: START }).execute();
  const followed = Array.from({ length: 14 }, () => signUpUser(game));
  const others = await Promise.all(followed);
  const fan = players.get('knower') as TestUser;
  for (const { id } of [...players.values(), ...others]) if (id !== fan.id) await fan.post(`/api/follow/${id}`);
  const random = createRandom('four weeks');

  async function pickAll(at: Instant): Promise<void> {
    const period = `from=${new Date(at).toISOString()}&to=${new Date(at + 36 * HOUR_MS).toISOString()}`;
    const { entries } = await body(slate, game.visitor(), `/api/predictions/slate?${period}`);
    const open = entries.filter(
      ({ match }) => Date.parse(match.startTime) > at && Date.parse(match.startTime) < at + DAY_MS,
    );
    for (const { match } of open) {
      const card = await body(predictionResponse, game.visitor(), `/api/predictions/random?match=${match.id}`);
      if (!hasMatch(card)) continue;
      for (const [name, strategy] of Object.entries(STRATEGIES) as [string, Strategy][]) {
        const choice = strategy(card, random);
        if (choice) await players.get(name)?.post('/api/picks', { matchId: match.id, choice });
      }
      for (const other of others)
        if (random.next() < 0.2) await other.post('/api/picks', { matchId: match.id, choice: 'AGREE' });
    }
  }

  const table: string[] = [];
  let weeksWon = 0;
  for (let week = 0; week < WEEKS; week += 1) {
    for (let day = 0; day < 7; day += 1) {
      const from = START + (7 * week + day) * DAY_MS;
      for (let at = from; at < from + DAY_MS; at += 15 * MINUTE_MS) {
        game.setTime(at);
        await game.season?.tick(at);
        if (at === from + HOUR_MS) await pickAll(at);
        if (at % HOUR_MS === 0) {
          timers.advance(5_000);
          await game.jobs.settled();
        }
      }
      await game.settled();
    }
    // After Monday, 10:00 UTC, the week that is over is the last one.
    game.setTime(START + 7 * (week + 1) * DAY_MS + MINUTE_MS);
    await game.season?.tick(game.now());
    await game.settled();
    const board = await body(leaderboard, game.visitor(), '/api/leaderboards?period=all&board=stars');
    for (const [name, player] of players) {
      const { stars, currentStreak, duel } = await body(currentUser, player, '/api/auth/user');
      const place = board.find(({ userId }) => userId === player.id)?.position ?? '-';
      const last = duel?.last;
      if (name === 'knower' && last && last.you > last.machine) weeksWon += 1;
      const mails = game.mails.filter(
        ({ to, id }) => id.startsWith('digest') && to.startsWith(`${name.replaceAll(' ', '_')}@`),
      );
      table.push(
        `week ${week + 1}, ${name}: you ${last?.you ?? '-'}, the Machine ${last?.machine ?? '-'}; won ${duel?.won}, lost ${duel?.lost}, level ${duel?.level}; ${stars} stars, streak ${currentStreak}, place ${place}; ${mails.length} digests`,
      );
    }
  }
  const notices = await game.db
    .selectFrom('notifications')
    .select(['kind', 'created_at'])
    .where('user_id', '=', fan.id)
    .where('kind', '<>', 'MATCH_START')
    .execute();
  const digests = Map.groupBy(
    game.mails.filter(({ id }) => id.startsWith('digest')),
    ({ to }) => to,
  );
  const perDay = Map.groupBy(notices, ({ created_at }) => Math.floor((created_at - START) / DAY_MS));
  const most = Math.max(...[...perDay.values()].map((list) => list.length));
  table.push(`notices of the fan besides starts: ${notices.length} in ${7 * WEEKS} days, at most ${most} a day`);
  await annotate(table.join('\n'));
  expect(weeksWon).toBeGreaterThanOrEqual(3);
  expect(most).toBeLessThanOrEqual(4);
  for (const mails of digests.values()) expect(mails.length).toBeLessThanOrEqual(7 * WEEKS);
}, 600_000);
