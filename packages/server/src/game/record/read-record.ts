import type { League, MachineRecord, RecordMatch } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import { gradedPredictions, type NamedMatch, namedMatches } from './graded-predictions.ts';
import { type Extreme, recordsOf } from './record.ts';
import type { ModelFacts } from './routes.ts';

/** Returns the Machine's record in a league, from the matches graded so far. */
export async function readRecord(db: Db, league: League, model: ModelFacts): Promise<MachineRecord> {
  const records = recordsOf(league, await gradedPredictions(db, league));
  const ids = records.flatMap(({ smartest, dumbest }) => [...smartest, ...dumbest].map(({ id }) => id));
  const named = await namedMatches(db, ids);
  const changes = model.changes[league];
  return {
    league,
    seasons: records.map((record) => ({
      ...record,
      smartest: withNames(record.smartest, named),
      dumbest: withNames(record.dumbest, named),
      versions: record.versions.map((version) => ({ ...version, change: changes[version.version] ?? null })),
    })),
    evaluation: model.evaluations[league],
  };
}

const withNames = (extremes: readonly Extreme[], named: ReadonlyMap<string, NamedMatch>): RecordMatch[] =>
  extremes.flatMap(({ id, stated }) => {
    const match = named.get(id);
    return match ? { ...match, stated } : [];
  });
