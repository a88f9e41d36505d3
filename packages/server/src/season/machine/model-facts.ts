import type { ComparedScores, EvaluatedSeasons, League, ModelEvaluation } from '@machine/contract';
import type { ModelFacts } from '../../game/record/read-record.ts';
import { sentBin, sentScores } from '../../game/record/sent-figures.ts';
import figures from './evaluation-figures.json' with { type: 'json' };
import type { EvaluationFigures, LeagueFigures, PartFigures } from './evaluation-figures.ts';

const EARLY = 'Tuned on early seasons only, so that later ones are a fair test.';
const GAPS = 'Rates clubs correctly after seasons without known results.';

/** The changes of each version of the model, newest first. */
const VERSIONS: Record<League, ModelFacts['versions']> = {
  NBA: [
    { version: 'elo-nba-4', change: `${EARLY} Knows from the schedule who plays two nights in a row.` },
    { version: 'elo-nba-3', change: GAPS },
    { version: 'elo-nba-2', change: 'Counts the regular starters that a club misses.' },
    { version: 'elo-nba-1', change: 'Rates clubs by their results, home advantage and short rest.' },
  ],
  EPL: [
    { version: 'elo-epl-3', change: EARLY },
    { version: 'elo-epl-2', change: GAPS },
    { version: 'elo-epl-1', change: 'Rates clubs by their results and home advantage, and expects draws.' },
  ],
};

/** Returns what players are told about the model of a league. */
export function modelFacts(league: League): ModelFacts {
  const { leagues }: EvaluationFigures = figures as EvaluationFigures;
  const ofLeague = leagues.find((each) => each.league === league);
  return { versions: VERSIONS[league], evaluation: ofLeague && evaluationOf(ofLeague) };
}

const evaluationOf = ({ modelVersion, chosenOn, heldOut, bins }: LeagueFigures): ModelEvaluation => ({
  modelVersion,
  chosenOn: seasonsOf(chosenOn),
  heldOut: seasonsOf(heldOut),
  reliability: bins.map(sentBin),
});

const seasonsOf = ({ from, until, matches, ...scores }: PartFigures): EvaluatedSeasons => ({
  from,
  until,
  matches,
  scores: {
    machine: sentScores(scores.machine),
    baseRates: sentScores(scores.baseRates),
    alwaysHome: sentScores(scores.alwaysHome),
    coin: sentScores(scores.coin),
  } satisfies ComparedScores,
});
