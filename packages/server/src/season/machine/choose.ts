import type { League } from '@machine/contract';
import { logLossOf } from '../../game/record/forecast.ts';
import { type SeasonMatch, seasonName } from '../feeds/season-match.ts';
import { CHOSEN_UNTIL, type ModelParameters, MODELS } from './model-parameters.ts';
import { alignedLines } from './evaluation-report.ts';
import { outcomeOf } from './outcome.ts';
import { createRatings } from './ratings.ts';
import { replaySeasons } from './season-replay.ts';

/** The values of a model that are chosen by results. The others are definitions, such as what an off-season is. */
type Grid = Partial<Record<Exclude<keyof ModelParameters, 'version'>, readonly number[]>>;

const BOTH_LEAGUES = {
  kFactor: [4, 6, 8, 10, 13, 16, 20, 25, 32, 40],
  marginExponent: [0, 0.2, 0.4, 0.6, 0.8, 1],
  marginOffset: [0, 1, 3, 6],
  homeAdvantage: [30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80],
  carryOver: [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1],
} as const satisfies Grid;

/** The values that are tried. They are far apart, because the results of a few seasons can't tell closer ones apart. */
const GRIDS: Record<League, Grid> = {
  NBA: { ...BOTH_LEAGUES, shortRestPenalty: [0, 10, 20, 30, 40, 50, 60] },
  EPL: {
    ...BOTH_LEAGUES,
    newcomerRating: [1300, 1325, 1350, 1375, 1400, 1425, 1450, 1475, 1500],
    drawWeight: [0.5, 0.6, 0.7, 0.8, 0.9],
  },
};

/** Half of the first season is enough to rate the clubs. The NBA has only two seasons to choose on. */
const WARM_UP = 0.5;

/** Returns the model with the middle value of each grid: a start that knows no results. */
export function middleOfGrid(league: League): ModelParameters {
  const middle = Object.entries(GRIDS[league]).map(([name, values]) => [name, values[Math.floor(values.length / 2)]]);
  return { ...MODELS[league], ...(Object.fromEntries(middle) as Partial<ModelParameters>) };
}

/**
 * Chooses the values of the grid by the log loss of the seasons up to `CHOSEN_UNTIL`, each prediction as the game would
 * publish it. Changes one value at a time, from `start` until no change is better. Later seasons aren't read.
 */
export function chooseParameters(league: League, matches: readonly SeasonMatch[], start: ModelParameters) {
  const early = matches.filter(({ season }) => season <= CHOSEN_UNTIL);
  let best = { model: start, logLoss: logLossIn(league, early, start) };
  for (let before = Infinity; best.logLoss < before;) {
    before = best.logLoss;
    for (const [name, values] of Object.entries(GRIDS[league])) {
      for (const value of values) {
        const model = { ...best.model, [name]: value };
        const logLoss = logLossIn(league, early, model);
        if (logLoss < best.logLoss) best = { model, logLoss };
      }
    }
  }
  return best;
}

function logLossIn(league: League, matches: readonly SeasonMatch[], model: ModelParameters): number {
  const ratings = createRatings(model);
  let [sum, count] = [0, 0];
  for (const { fixture, schedule, match } of replaySeasons(league, matches, ratings.learn, WARM_UP)) {
    sum += logLossOf(ratings.assess(fixture, { schedule }).probabilities, outcomeOf(match));
    count += 1;
  }
  return sum / count;
}

export function choiceTable(league: League, { model, logLoss }: ReturnType<typeof chooseParameters>): string {
  const names = Object.keys(GRIDS[league]) as (keyof typeof BOTH_LEAGUES)[];
  const rows = names.map((name) => [name, String(model[name]), String(MODELS[league][name])]);
  const head = `${league}: chosen on seasons up to ${seasonName(CHOSEN_UNTIL)}, with a log loss of ${logLoss.toFixed(4)}`;
  return [head, '', ...alignedLines([['', 'Chosen', 'In use'], ...rows])].join('\n');
}
