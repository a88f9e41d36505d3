import { endpoints, parseResponse } from '@machine/contract';
import { expect, it } from 'vitest';
import { createSimulatedFeed } from '../feeds/simulated.ts';
import { createMachine } from '../machine/elo.ts';
import { DAY_MS, HOUR_MS } from '../../platform/clock/time.ts';
import { KICK_OFF, openGame } from '../../testing/game.ts';

it('gives as reasons only results that were final when the prediction was made', async () => {
  const feed = createSimulatedFeed({ seed: 3 });
  const game = await openGame({ dataSource: { feed, machineFor: createMachine } });
  for (let at = KICK_OFF - DAY_MS; at <= KICK_OFF; at += 6 * HOUR_MS) await game.season?.tick(at);
  const stored = await game.db
    .selectFrom('predictions')
    .innerJoin('matches', 'matches.id', 'predictions.match_id')
    .select(['match_id', 'created_at', 'league'])
    .where('start_time', '>', KICK_OFF)
    .execute();
  expect(new Set(stored.map(({ league }) => league))).toEqual(new Set(['NBA', 'EPL']));
  for (const { match_id: id, created_at: predictedAt, league } of stored) {
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
  }
});
