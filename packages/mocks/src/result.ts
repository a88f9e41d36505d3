import type { NewResult, NewResults } from '@machine/contract';
import { HOSTILE_TEXTS } from './hostile.ts';
import { teams } from './teams.ts';

const row = (id: string, result: Partial<NewResult>): NewResult => ({
  id,
  league: 'NBA',
  ...teams('Los Angeles Lakers', 'LAL', 'Boston Celtics', 'BOS'),
  scoreHome: 112,
  scoreAway: 104,
  machinePick: 'HOME',
  choice: 'AGREE',
  wasCorrect: true,
  starsDelta: 1.8,
  ...result,
});

const RESULTS: NewResult[] = [
  row('nba-gsw-den', {
    homeTeam: 'Golden State Warriors',
    awayTeam: 'Denver Nuggets',
    scoreHome: 109,
    scoreAway: 118,
    choice: 'DISAGREE',
    starsDelta: 3.2,
  }),
  row('nba-lal-bos', {}),
  row('nba-mia-nyk', {
    homeTeam: 'Miami Heat',
    awayTeam: 'New York Knicks',
    scoreHome: 101,
    scoreAway: 97,
    choice: 'DISAGREE',
    wasCorrect: false,
    starsDelta: 0,
  }),
  row('epl-ars-bha', {
    league: 'EPL',
    homeTeam: 'Arsenal',
    awayTeam: 'Brighton & Hove Albion',
    scoreHome: 1,
    scoreAway: 1,
    wasCorrect: false,
    starsDelta: 0,
  }),
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
  results: Array.from({ length: 20 }, (_, index) => ({ ...row('', RESULTS[index % 4] ?? {}), id: `many-${index}` })),
};

export const hostileNewResults: NewResults = {
  ...newResults,
  since: HOSTILE_TEXTS.tag,
  totalCount: 1e9,
  stars: 1e9,
  results: Object.entries(HOSTILE_TEXTS).map(([name, text]) =>
    row(`hostile-${name}`, { homeTeam: text, awayTeam: text, scoreHome: 1e9, scoreAway: null }),
  ),
};
