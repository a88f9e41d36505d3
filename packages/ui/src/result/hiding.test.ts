import { expect, test } from 'vitest';
import { EVERYTHING_HIDDEN, isResultHidden, keyOfMatch, type MatchOfResult, NOTHING_HIDDEN } from './hiding.ts';

const MATCH: MatchOfResult = {
  id: 'a',
  homeTeam: 'Los Angeles Lakers',
  awayTeam: 'Boston Celtics',
  startTime: '2025-10-14T00:00:00Z',
  status: 'FINAL',
};
const ALL = { all: true, clubs: [], since: '2025-10-13T00:00:00Z', shown: [] };
const LAKERS = { ...ALL, all: false, clubs: ['LAL'] };
const CELTICS = { ...ALL, all: false, clubs: ['BOS'] };
const ARSENAL = { ...ALL, all: false, clubs: ['ARS'] };
const { id: _, ...WITHOUT_ID } = MATCH;
const { startTime: __, ...WITHOUT_START } = MATCH;

test.each([
  ['nothing is hidden', NOTHING_HIDDEN, MATCH, false],
  ['all is hidden', ALL, MATCH, true],
  ['while it is unknown what is', EVERYTHING_HIDDEN, MATCH, true],
  ['of a club', LAKERS, MATCH, true],
  ['of a club that plays away', CELTICS, MATCH, true],
  ['of another club', ARSENAL, MATCH, false],
  ['of a club, by its code', LAKERS, { ...MATCH, homeTeam: '', homeTeamAbbr: 'LAL' }, true],
  ['of clubs without names', ARSENAL, { homeTeam: '', awayTeam: '', status: 'LIVE' }, true],
  ['shown by the player', { ...ALL, shown: ['a'] }, MATCH, false],
  ['shown, of another match', { ...ALL, shown: ['b'] }, MATCH, true],
  ['started before', ALL, { ...MATCH, startTime: '2025-10-12T00:00:00Z' }, false],
  ['started just then', ALL, { ...MATCH, startTime: ALL.since }, false],
  ['with an invalid start', ALL, { ...MATCH, startTime: 'soon' }, true],
  ['without a start', ALL, WITHOUT_START, true],
  ['without an id', ALL, WITHOUT_ID, true],
  ['live', ALL, { ...MATCH, status: 'LIVE' }, true],
  ['provisional', ALL, { ...MATCH, status: 'PROVISIONAL' }, true],
  ['with an unknown status', ALL, { ...MATCH, status: 'AWARDED' }, true],
  ['not started', ALL, { ...MATCH, status: 'SCHEDULED' }, false],
  ['void', ALL, { ...MATCH, status: 'VOID' }, false],
  ['postponed', ALL, { ...MATCH, status: 'POSTPONED' }, false],
  ['totals', ALL, 'totals', true],
  ['totals, while only those of a club are', ARSENAL, 'totals', true],
  ['totals, while nothing is', NOTHING_HIDDEN, 'totals', false],
] as const)('isResultHidden: %s', (_name, hidden, of, isHidden) => {
  expect(isResultHidden(hidden as typeof NOTHING_HIDDEN, of)).toBe(isHidden);
});

test('keyOfMatch identifies a match also without an id', () => {
  expect(keyOfMatch(MATCH)).toBe('a');
  expect(keyOfMatch(WITHOUT_ID)).toBe('Los Angeles Lakers|Boston Celtics|2025-10-14T00:00:00Z');
});
