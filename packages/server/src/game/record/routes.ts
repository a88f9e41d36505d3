import { endpoints, type League, type MachineRecord, type ModelEvaluation } from '@machine/contract';
import type { Instant } from '../../platform/clock/time.ts';
import { MINUTE_MS } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { createSharedBodies } from '../../platform/http/shared-bodies.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import type { OnGraded } from '../grading/watch-grades.ts';
import { readRecord } from './read-record.ts';

/** What is known about the model besides its predictions here. */
export type ModelFacts = {
  /** What each version does or what is new in it, newest first. */
  changes: Record<League, Readonly<Record<string, string>>>;
  /** How it would have done in real seasons of the past. */
  evaluations: Partial<Record<League, ModelEvaluation>>;
};

export type RecordDeps = { db: Db; wall: () => Instant; onGraded: OnGraded; model: ModelFacts };

/** New grades drop the copies at once. Only a grade that is withdrawn waits for their age. */
const MAX_AGE_MS = MINUTE_MS;

export const recordRoutes = ({ db, wall, onGraded, model }: RecordDeps): Route[] => {
  const shared = createSharedBodies<MachineRecord>(MAX_AGE_MS, wall);
  onGraded(() => shared.invalidate());
  return [
    handle(endpoints.machineRecord, async ({ query: { league } }) => ({
      made: await shared.get(league, () => readRecord(db, league, model)),
      caching: 'shared',
    })),
  ];
};
