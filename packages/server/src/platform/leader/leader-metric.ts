import type { Registry } from 'prom-client';
import { addGauge } from '../metrics/gauge.ts';
import type { Leader } from './leader.ts';

/** Adds the metric by which the processes on a database can be told from their leader. */
export const addLeaderMetric = (registry: Registry, { isLeading }: Leader): void =>
  addGauge(registry, {
    name: 'leader',
    help: 'Whether this process does the work that only one of several does',
    read: () => (isLeading() ? 1 : 0),
  });
