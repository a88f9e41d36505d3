import { currentUser, hasMatch, type PickChoice, type Prediction, predictionResponse, slate } from '@machine/contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '../../platform/clock/time.ts';
import { openGame } from '../../testing/game.ts';
import type { Player } from '../../testing/player.ts';
import { realStrength } from '../feeds/real-strengths.ts';
import { createFeedFromEras } from '../feeds/simulated.ts';
import { createMachine } from '../machine/elo.ts';

/** Monday, 10:00 UTC: the start of a week of the game. */
const START = Date.UTC(2026, 10, 23, 10);
const WEEKS = 4;
const SECRET = Buffer.alloc(32, 7).toString('base64url');

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

/** Returns the choice that pays more for a fan who knows the NBA; of other leagues, the fan knows nothing. */
function choiceOf(card: Prediction): PickChoice {
  const { machinePick, stakes } = card.prediction;
  if (card.match.league !== 'NBA' || stakes === undefined) return 'AGREE';
  const home = homeChance(expectedMargin(card));
  const believed = machinePick === 'HOME' ? home : 1 - home;
  return believed * stakes.agree >= (1 - believed) * stakes.disagree ? 'AGREE' : 'DISAGREE';
}

const body = async <Schema extends z.ZodMiniType>(schema: Schema, who: Player, path: string) =>
  z.parse(schema, (await who.get(path)).body);

it('lets who knows something win the week', async () => {
  const era = { from: 0, seed: 1, simulation: 2, secret: SECRET } as const;
  const game = await openGame({
    feed: 'simulated',
    timeScale: { origin: START - DAY_MS, realOrigin: 0, speed: 0 },
    dataSource: { feed: createFeedFromEras([era]), machineFor: createMachine },
  });
  const fan = await game.member();

  async function pickAll(at: Instant): Promise<void> {
    const period = `from=${new Date(at).toISOString()}&to=${new Date(at + 36 * HOUR_MS).toISOString()}`;
    const { entries } = await body(slate, game.visitor(), `/api/predictions/slate?${period}`);
    const open = entries.filter(
      ({ match }) => Date.parse(match.startTime) > at && Date.parse(match.startTime) < at + DAY_MS,
    );
    for (const { match } of open) {
      const card = await body(predictionResponse, game.visitor(), `/api/predictions/random?match=${match.id}`);
      if (hasMatch(card)) await fan.post('/api/picks', { matchId: match.id, choice: choiceOf(card) });
    }
  }

  let weeksWon = 0;
  for (let week = 0; week < WEEKS; week += 1) {
    for (let day = 0; day < 7; day += 1) {
      const from = START + (7 * week + day) * DAY_MS;
      for (let at = from; at < from + DAY_MS; at += 15 * MINUTE_MS) {
        game.setTime(at);
        await game.season?.tick(at);
        if (at === from + HOUR_MS) await pickAll(at);
      }
      await game.settled();
    }
    // After Monday, 10:00 UTC, the week that is over is the last one.
    game.setTime(START + 7 * (week + 1) * DAY_MS + MINUTE_MS);
    await game.season?.tick(game.now());
    await game.settled();
    const { duel } = await body(currentUser, fan, '/api/auth/user');
    if (duel?.last && duel.last.you > duel.last.machine) weeksWon += 1;
  }
  expect(weeksWon).toBeGreaterThanOrEqual(3);
}, 600_000);
