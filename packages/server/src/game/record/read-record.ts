import type { League, MachineRecord, ModelEvaluation, ModelVersion } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import { type GradedPrediction, gradedPredictions } from './graded-predictions.ts';
import { recordsOf, versionUses } from './record.ts';

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
  return {
    league,
    seasons: recordsOf(league, predictions),
    versions: versionsOf(predictions, model),
    evaluation: model.evaluation,
  };
}

/** Returns the known versions, after any that another release of the server has used. */
function versionsOf(predictions: readonly GradedPrediction[], { versions }: ModelFacts): ModelVersion[] {
  const uses = versionUses(predictions);
  const known = new Set(versions.map(({ version }) => version));
  const others = [...uses.keys()].filter((version) => !known.has(version));
  const all = [...others.map((version) => ({ version, change: null })), ...versions];
  return all.map((each) => ({ ...each, uses: uses.get(each.version) ?? [] }));
}
