import type { League, ModelEvaluation } from '@machine/contract';
import type { ModelFacts } from '../../game/record/read-record.ts';
import figures from './evaluation-figures.json' with { type: 'json' };

const EARLY = 'Tuned on early seasons only, so that later ones are a fair test.';
const GAPS = 'Rates clubs correctly after seasons without known results.';

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

export const modelFacts = (league: League): ModelFacts => ({
  versions: VERSIONS[league],
  evaluation: (figures as Record<League, ModelEvaluation>)[league],
});
