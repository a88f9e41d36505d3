import { createRandom } from '../../packages/server/src/platform/random.ts';
import { SLAYER_MIN_PCT, SLAYER_MIN_PICKS } from '../../packages/contract/src/index.ts';
import { leaderboardAt } from '../../packages/server/src/game/leaderboard/leaderboard.ts';
import { createBots } from '../../packages/server/src/season/bots/bots.ts';
import { BOT_PLAYERS } from '../../packages/server/src/season/bots/players.ts';
import { createSimulatedFeed } from '../../packages/server/src/season/feeds/simulated.ts';
import { createSeason } from '../../packages/server/src/season/loop/season.ts';
import { createMachine } from '../../packages/server/src/season/machine/elo.ts';
import { createClock } from '../../packages/server/src/platform/clock/clock.ts';
import { openDatabase } from '../../packages/server/src/platform/db/open.ts';
import { createLogger } from '../../packages/server/src/platform/http/log.ts';

/**
 * Plays simulated seasons with bots and prints how often each of them is first on the all-time stars and AI Slayers
 * boards, and its mean place. No bot knows anything about sport, so a rule that leads in most seasons would show that
 * the board rewards it. Next to them, how a player does who knows the outcome of every tenth match, and otherwise picks
 * what pays best by the printed probability.
 */
const SEASONS = 12;
const DAYS = 30;
const KNOWN_SHARE = 0.1;

const HOUR = 60 * 60_000;
const STEP = 12 * HOUR;
const END = Date.UTC(2026, 10, 20, 10);

type Places = Map<string, number[]>;

async function play(seed: number, places: { stars: Places; slayers: Places }) {
  const { db, dialect, close } = await openDatabase({ databaseUrl: null, dataDir: ':memory:' });
  const season = createSeason({
    db,
    feed: createSimulatedFeed({ seed }),
    machineFor: createMachine,
    clock: createClock(dialect, { origin: END, realOrigin: 0, speed: 0 }),
    bots: createBots({ db, seed }),
    seed,
    log: createLogger('silent'),
  });
  for (let at = END - DAYS * 24 * HOUR; at < END; at += STEP) await season.tick(at, at + STEP);
  await season.tick(END);
  let bestStars = 0;
  for (const board of ['stars', 'slayers'] as const) {
    const rows = await leaderboardAt(db, { period: 'all', board }, END);
    if (board === 'stars') bestStars = rows[0]?.stars ?? 0;
    for (const { username, position } of rows) {
      places[board].set(username, [...(places[board].get(username) ?? []), position]);
    }
  }
  const leader = await db
    .selectFrom('board_totals')
    .select(['slayer_score', 'slayer_picks'])
    .where('period', '=', 'all')
    .where('slayer_score', 'is not', null)
    .orderBy('slayer_score', 'desc')
    .executeTakeFirstOrThrow();
  const bestProved = leader.slayer_score ?? 0;
  const graded = await db
    .selectFrom('grades')
    .innerJoin('predictions', 'predictions.match_id', 'grades.match_id')
    .innerJoin('matches', 'matches.id', 'grades.match_id')
    .select(['machine_correct', 'confidence_pct', 'agree_stake', 'disagree_stake', 'is_gold'])
    .where('grades.status', '=', 'FINAL')
    .execute();
  await close();
  const random = createRandom(`informed/${seed}`);
  const informed = { stars: 0, disagreed: 0, right: 0 };
  for (const { machine_correct, confidence_pct, agree_stake, disagree_stake, is_gold } of graded) {
    const stakes =
      is_gold === 1 ? { agree: 5, disagree: 5 } : { agree: agree_stake ?? 1, disagree: disagree_stake ?? 2 };
    const probability = confidence_pct / 100;
    const isAgree =
      random.next() < KNOWN_SHARE
        ? machine_correct === 1
        : stakes.agree * probability >= stakes.disagree * (1 - probability);
    const isRight = isAgree === (machine_correct === 1);
    if (isRight) informed.stars += isAgree ? stakes.agree : stakes.disagree;
    if (isAgree || confidence_pct < SLAYER_MIN_PCT) continue;
    informed.disagreed += 1;
    if (isRight) informed.right += 1;
  }
  const isListed = informed.disagreed >= SLAYER_MIN_PICKS.all;
  return {
    leaderPicks: leader.slayer_picks,
    informedLeads: {
      stars: informed.stars > bestStars,
      slayers: isListed && provedShare(informed.right, informed.disagreed) > bestProved,
    },
  };
}

/** As on the AI Slayers board. */
const provedShare = (right: number, picks: number) =>
  (right + 2 - 2 * Math.sqrt((right * (picks - right)) / picks + 1)) / (picks + 4);

const mean = (list: readonly number[]) => list.reduce((sum, place) => sum + place, 0) / list.length;

const places = { stars: new Map<string, number[]>(), slayers: new Map<string, number[]>() };
const informedLeads = { stars: 0, slayers: 0 };
const leaderPicks: number[] = [];
for (let seed = 1; seed <= SEASONS; seed += 1) {
  const season = await play(seed, places);
  leaderPicks.push(season.leaderPicks);
  if (season.informedLeads.stars) informedLeads.stars += 1;
  if (season.informedLeads.slayers) informedLeads.slayers += 1;
}
for (const [board, byBot] of Object.entries(places)) {
  console.log(`${board}: ${SEASONS} seasons of ${DAYS} days, ${BOT_PLAYERS.length} bots`);
  const rows = [...byBot]
    .map(([name, list]) => ({ name, leads: list.filter((place) => place === 1).length, meanPlace: mean(list), list }))
    .filter(({ list }) => list.length >= SEASONS / 2)
    .toSorted((a, b) => b.leads - a.leads || a.meanPlace - b.meanPlace);
  for (const { name, leads, meanPlace, list } of rows.slice(0, 8)) {
    console.log(
      `  ${name.padEnd(22)} first ${leads} times, mean place ${meanPlace.toFixed(1)} of ${list.length} seasons`,
    );
  }
}
console.log(`Picks of the leader that count for AI Slayers: ${leaderPicks.toSorted((a, b) => a - b).join(', ')}`);
console.log(
  'A player who knows the outcome of every tenth match beats all bots: ' +
    `${informedLeads.stars} times in stars, ${informedLeads.slayers} times on AI Slayers`,
);
