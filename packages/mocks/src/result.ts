import type { NewResult, NewResults } from '@machine/contract/result.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { teams } from './teams.ts';

type Sides<Side> = readonly [home: Side, away: Side];

const row = (
  id: string,
  [homeTeam, awayTeam]: Sides<string>,
  [scoreHome, scoreAway]: Sides<number | null>,
  result: Partial<NewResult> = {},
): NewResult => ({
  id,
  league: 'NBA',
  ...teams(homeTeam, null, awayTeam, null),
  scoreHome,
  scoreAway,
  machinePick: 'HOME',
  choice: 'AGREE',
  wasCorrect: true,
  starsDelta: 1.8,
  ...result,
});

const WRONG = { wasCorrect: false, starsDelta: 0 };
const DRAW = { league: 'EPL', ...WRONG };
const RESULTS: NewResult[] = [
  row('nba-gsw-den', ['Golden State Warriors', 'Denver Nuggets'], [109, 118], { choice: 'DISAGREE', starsDelta: 3.2 }),
  row('nba-lal-bos', ['Los Angeles Lakers', 'Boston Celtics'], [112, 104]),
  row('nba-mia-nyk', ['Miami Heat', 'New York Knicks'], [101, 97], { choice: 'DISAGREE', ...WRONG }),
  row('epl-ars-bha', ['Arsenal', 'Brighton & Hove Albion'], [1, 1], DRAW),
];

/** Since the Sunday before `FIXED_NOW`. */
export const newResults: NewResults = {
  since: '2025-10-12T17:00:00Z',
  until: '2025-10-14T09:30:00Z',
  totalCount: 4,
  correctCount: 2,
  stars: 5,
  disagreementCount: 2,
  beatenCount: 1,
  results: RESULTS,
};

export const noNewResults: NewResults = {
  since: null,
  until: null,
  totalCount: 0,
  correctCount: 0,
  stars: 0,
  disagreementCount: 0,
  beatenCount: 0,
  results: [],
};

/** One match, without a disagreement and without a star. */
export const oneNewResult: NewResults = {
  ...noNewResults,
  since: newResults.since,
  until: newResults.until,
  totalCount: 1,
  results: RESULTS.slice(3),
};

/** After a long absence: more than a response lists. */
export const manyNewResults: NewResults = {
  ...newResults,
  since: '2025-08-16T17:00:00Z',
  totalCount: 512,
  correctCount: 281,
  stars: 703.4,
  disagreementCount: 204,
  beatenCount: 97,
  results: Array.from({ length: 5 }, () => RESULTS)
    .flat()
    .map((result, index) => ({ ...result, id: `many-${index}` })),
};

export const hostileNewResults: NewResults = {
  ...newResults,
  since: HOSTILE_TEXTS.tag,
  totalCount: 1e9,
  stars: 1e9,
  results: Object.entries(HOSTILE_TEXTS).map(([name, text]) => row(`hostile-${name}`, [text, text], [1e9, null])),
};
