import { endpoints, type League, type MachineRecord } from '@machine/contract';
import { MINUTE_MS } from '../../platform/clock/time.ts';
import { createSharedBodies } from '../../platform/http/shared-bodies.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import type { RouteDeps } from '../../platform/module.ts';
import type { OnGraded } from '../grading/watch-grades.ts';
import { type ModelFacts, readRecord } from './read-record.ts';

export type RecordDeps = Pick<RouteDeps, 'db' | 'wall'> & {
  onGraded: OnGraded;
  modelFacts: (league: League) => ModelFacts;
};

/** New grades drop the copies at once. Only a grade that is withdrawn waits for their age. */
const MAX_AGE_MS = MINUTE_MS;

export const recordRoutes = ({ db, wall, onGraded, modelFacts }: RecordDeps): Route[] => {
  const shared = createSharedBodies<MachineRecord>(MAX_AGE_MS, wall);
  onGraded(() => shared.invalidate());
  return [
    handle(endpoints.machineRecord, async ({ query: { league } }) => ({
      cacheable: await shared.get(league, () => readRecord(db, league, modelFacts(league))),
      caching: 'shared',
    })),
  ];
};
