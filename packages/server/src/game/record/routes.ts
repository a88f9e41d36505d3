import { endpoints, type MachineRecord } from '@machine/contract';
import { MINUTE_MS } from '../../platform/clock/time.ts';
import { createSharedBodies } from '../../platform/http/shared-bodies.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import type { GameDeps } from '../deps.ts';
import { readRecord } from './read-record.ts';

/** New grades drop the copies at once. Only a grade that is withdrawn waits for their age. */
const MAX_AGE_MS = MINUTE_MS;

export const recordRoutes = ({ db, wall, onGraded, modelFacts }: GameDeps): Route[] => {
  const shared = createSharedBodies<MachineRecord>(MAX_AGE_MS, wall);
  onGraded(() => shared.invalidate());
  return [
    handle(endpoints.machineRecord, async ({ query: { league } }) => ({
      cacheable: await shared.get(league, () => readRecord(db, league, modelFacts(league))),
      caching: 'shared',
    })),
  ];
};
