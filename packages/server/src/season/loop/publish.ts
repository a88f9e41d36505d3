import type { League } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import type { Feed, Fixture } from '../../game/match/feed.ts';
import { createProofKey } from '../../game/proof/key.ts';
import { PUBLISH_AHEAD_MS } from '../../game/prediction/publish-ahead.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { deleteStaleKeys } from '../../platform/jobs/delete-stale-keys.ts';
import type { LeagueNews, Machine } from '../machine/machine.ts';
import { MODELS } from '../machine/model-parameters.ts';
import { matchesThisSeason } from '../machine/season-so-far.ts';
import { isGold } from './gold.ts';
import { createModelTrainer } from './model-trainer.ts';
import { storePredictions } from './store-predictions.ts';

export type Publisher = (now: Instant, fixtures: readonly Fixture[]) => Promise<void>;

type PublisherDeps = {
  db: Db;
  feed: Feed;
  machineFor: (league: League) => Machine;
  seed: number;
  /** Stores what has to be known before the predictions for these fixtures. If it fails, they aren't published. */
  beforePublishing?: Publisher;
};

/**
 * Publishes the Machine's predictions for fixtures that start soon. A published prediction never changes. `fixtures`:
 * those around the present, also earlier ones, without those that are called off.
 */
export function createPublisher({ db, feed, machineFor, seed, beforePublishing }: PublisherDeps): Publisher {
  const published = new Set<string>();
  const machineAt = createModelTrainer(feed, machineFor);
  const proofKey = createProofKey(db);

  return async (now, fixtures) => {
    deleteStaleKeys(published, fixtures);
    const due = fixtures.filter(
      ({ id, league, startTime }) =>
        startTime > now && startTime <= now + PUBLISH_AHEAD_MS[league] && !published.has(id),
    );
    if (due.length === 0) return;
    const ids = due.map(({ id }) => id);
    // The database decides whether a match has started: the feed may be queried for an earlier time.
    const scheduled = await db
      .selectFrom('matches')
      .leftJoin('predictions', 'predictions.match_id', 'matches.id')
      .select(['matches.id', 'predictions.match_id as predicted'])
      .where('matches.id', 'in', ids)
      .where('matches.status', '=', 'SCHEDULED')
      .execute();
    for (const { id, predicted } of scheduled) if (predicted !== null) published.add(id);
    const fresh = due.filter(({ id }) => scheduled.some((match) => match.id === id) && !published.has(id));
    const predictions = [...Map.groupBy(fresh, ({ league }) => league)].flatMap(([league, group]) => {
      const news = { ...newsAt(feed, league, now), schedule: fixtures };
      return group.map((fixture) => ({
        matchId: fixture.id,
        prediction: machineAt(league, now, fixture.startTime).predict(fixture, news),
        isGold: isGold(seed, fixture.id),
      }));
    });
    await beforePublishing?.(now, fresh);
    await storePredictions({ db, signer: await proofKey() }, predictions, now);
    for (const { id } of fresh) published.add(id);
  };
}

/** Contains only what is public at `at`: predictions, and the reasons given for them, are read before the start. */
const newsAt = (feed: Feed, league: League, at: Instant): LeagueNews => ({
  season: matchesThisSeason(feed.finished(league, at), {
    at,
    offSeasonMs: MODELS[league].offSeasonMs,
    start: feed.seasonStart(league, at),
  }),
  injuries: feed.injuries(league, at),
  hasOnlyStarters: feed.listsOnlyStarters,
});
