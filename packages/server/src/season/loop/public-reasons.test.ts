import { endpoints, parseResponse } from '@machine/contract';
import { expect, it } from 'vitest';
import { createSimulatedFeed } from '../feeds/simulated.ts';
import { createMachine } from '../machine/elo.ts';
import { DAY_MS, HOUR_MS } from '../../platform/clock/time.ts';
import { KICK_OFF, openGame } from '../../testing/game.ts';

const HOURS_BETWEEN_TICKS = 6;

it('gives as reasons only results that were final when the prediction was made', async () => {
  const feed = createSimulatedFeed({ seed: 3 });
  const game = await openGame({ dataSource: { feed, machineFor: createMachine } });
  for (let at = KICK_OFF - DAY_MS; at <= KICK_OFF; at += HOURS_BETWEEN_TICKS * HOUR_MS) await game.season?.tick(at);
  const stored = await game.db
    .selectFrom('predictions')
    .innerJoin('matches', 'matches.id', 'predictions.match_id')
    .select(['match_id', 'created_at', 'league', 'home_team'])
    .where('start_time', '>', KICK_OFF)
    .execute();
  expect(new Set(stored.map(({ league }) => league))).toEqual(new Set(['NBA', 'EPL']));
  for (const { match_id: id, created_at: predictedAt, league, home_team: club } of stored) {
    const { body } = await game.visitor().get(`/api/predictions/random?match=${id}`);
    const reasons = parseResponse(endpoints.randomPrediction, body)?.prediction.reasons;
    const final = new Set(
      feed.finished(league, predictedAt).map((match) => JSON.stringify([match.startTime, match.score])),
    );
    const shown = [
      ...(reasons?.meetings ?? []).map(({ startTime, scoreHome, scoreAway }) => ({ startTime, scoreHome, scoreAway })),
      ...[reasons?.home, reasons?.away].flatMap((side) =>
        (side?.form ?? []).map(({ startTime, isHome, scoreFor, scoreAgainst }) => ({
          startTime,
          scoreHome: isHome ? scoreFor : scoreAgainst,
          scoreAway: isHome ? scoreAgainst : scoreFor,
        })),
      ),
    ];
    expect(shown.length).toBeGreaterThanOrEqual(10);
    for (const { startTime, scoreHome: home, scoreAway: away } of shown) {
      expect(final).toContain(JSON.stringify([Date.parse(startTime), { home, away }]));
    }
    const { wins = 0, draws = 0, losses = 0 } = reasons?.home.record ?? {};
    const seasonStart = feed.seasonStart(league, predictedAt) ?? 0;
    const played = feed
      .finished(league, predictedAt)
      .filter(({ homeTeam, awayTeam, startTime }) => startTime >= seasonStart && [homeTeam, awayTeam].includes(club));
    expect(wins + draws + losses).toBe(played.length);
  }
});
