import { endpoints, type Slate } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import { createSharedBodies } from '../../platform/http/shared-bodies.ts';
import { nextPrediction } from '../prediction/day-end.ts';
import type { VisitorCardDeps } from '../prediction/visitor-cards.ts';
import { ownPicks, withOwnPicks } from './own-entries.ts';
import { type Period, slateEntries } from './slate-entries.ts';

type SlateDeps = Omit<VisitorCardDeps, 'words'>;

export const slateRoutes = ({ db, clock, wall, feed, facts, bus, sharedCacheMs }: SlateDeps): Route[] => {
  /** As visitors see them, by period: those of one time zone share theirs. */
  const slates = createSharedBodies<Slate>(sharedCacheMs, wall);
  bus.subscribe(({ type }) => {
    if (type === 'score_update') slates.invalidate();
  });

  async function load(period: Period): Promise<Slate> {
    const now = clock.now();
    const entries = await slateEntries({ db, feed, facts }, period, now);
    const isAnyOpen = entries.some(({ match }) => match.status === 'SCHEDULED' && Date.parse(match.startTime) > now);
    return { entries, nextPredictionAt: isAnyOpen ? null : await nextPrediction(db, clock) };
  }

  return [
    handle(endpoints.slate, async ({ query, userId }) => {
      const period = { from: Date.parse(query.from), to: Date.parse(query.to) };
      const shared = await slates.get(`${period.from} ${period.to}`, () => load(period));
      if (userId === null) return { cacheable: shared, caching: 'browser' };
      return { cacheable: withOwnPicks(shared, await ownPicks(db, clock, userId, period)), caching: 'none' };
    }),
  ];
};
