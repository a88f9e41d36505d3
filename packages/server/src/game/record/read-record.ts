import type { League, MachineRecord, ModelEvaluation, ModelVersion, RecordMatch } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import { type GradedPrediction, gradedPredictions, type NamedMatch, namedMatches } from './graded-predictions.ts';
import { type Extreme, recordsOf, versionUses } from './record.ts';

/** Facts about the model of a league besides its predictions here. */
export type ModelFacts = {
  /** Its versions, newest first, and what is new in each. */
  versions: readonly Pick<ModelVersion, 'version' | 'change'>[];
  /** Its results in real seasons of the past, had it predicted them. */
  evaluation?: ModelEvaluation;
};

/** Returns the Machine's record in a league, from the matches graded so far. */
export async function readRecord(db: Db, league: League, model: ModelFacts): Promise<MachineRecord> {
  const predictions = await gradedPredictions(db, league);
  const records = recordsOf(league, predictions);
  const ids = records.flatMap(({ smartest, dumbest }) => [...smartest, ...dumbest].map(({ id }) => id));
  const named = await namedMatches(db, ids);
  return {
    league,
    seasons: records.map((record) => ({
      ...record,
      smartest: withNames(record.smartest, named),
      dumbest: withNames(record.dumbest, named),
    })),
    versions: versionsOf(predictions, model),
    evaluation: model.evaluation,
  };
}

const withNames = (extremes: readonly Extreme[], named: ReadonlyMap<string, NamedMatch>): RecordMatch[] =>
  extremes.flatMap(({ id, stated }) => {
    const match = named.get(id);
    return match ? { ...match, stated } : [];
  });

/** Returns the known versions, after any that another release of the server has used. */
function versionsOf(predictions: readonly GradedPrediction[], { versions }: ModelFacts): ModelVersion[] {
  const uses = versionUses(predictions);
  const known = new Set(versions.map(({ version }) => version));
  const others = [...uses.keys()].filter((version) => !known.has(version));
  return [...others.map((version) => ({ version, change: null })), ...versions].map(({ version, change }) => ({
    version,
    change,
    uses: uses.get(version) ?? [],
  }));
}
