import type { EventSince, InjurySince, ResultSince } from '@machine/contract/prediction.ts';
import { expect, it, test } from 'vitest';
import { eventMark, eventText, injurySinceText, moveText, predictedText, resultParts } from './sinceThenText.ts';

const NOW = new Date('2025-10-14T12:00:00Z');
const START = '2025-10-14T14:00:00Z';

test.each([
  ['2025-10-14T11:59:30Z', 'Predicted just now'],
  ['2025-10-14T12:00:30Z', 'Predicted just now'],
  ['2025-10-14T11:20:00Z', 'Predicted 40 minutes ago'],
  ['2025-10-14T10:59:00Z', 'Predicted 1 hour ago'],
  ['2025-10-13T05:00:00Z', 'Predicted 31 hours ago'],
  ['2025-10-08T12:00:00Z', 'Predicted 6 days ago'],
  ['soon', ''],
])('a prediction of %s: %j', (predictedAt, text) => {
  expect(predictedText(predictedAt, NOW)).toBe(text);
});

test.each([
  ['2025-10-14T12:00:00Z', 'Starts 2 hours later'],
  ['2025-10-14T14:30:00Z', 'Starts 30 minutes earlier'],
  ['soon', 'Starts at another time'],
])('a start that was %s: %j', (before, text) => {
  expect(moveText(before, START)).toBe(text);
});

const injury = (status: string | null, statusBefore: string | null, description = 'knee'): InjurySince => ({
  kind: 'INJURY',
  playerName: 'A. Dahl',
  team: 'LAL',
  status,
  statusBefore,
  description,
});

test.each<[InjurySince, text: string, mark: string]>([
  [injury('Out', null), 'Out since: A. Dahl: Out (knee)', 'LAL out'],
  [injury('Out', null, ''), 'Out since: A. Dahl: Out', 'LAL out'],
  [injury('Out', 'Questionable'), 'Out since: A. Dahl: Out (knee), was Questionable', 'LAL out'],
  [injury('Questionable', 'Out'), 'In doubt: A. Dahl: Questionable (knee), was Out', 'LAL doubtful'],
  [injury('Probable', 'Out'), 'Back: A. Dahl: Probable (knee), was Out', 'LAL back'],
  [injury(null, 'Out'), 'Back: A. Dahl, was Out (knee)', 'LAL back'],
])('the injury %j: %j, marked as %j', (event, text, mark) => {
  expect([injurySinceText(event), eventMark(event)]).toEqual([text, mark]);
  expect(eventText(event, START)).toBe(text);
});

const resultOf = (team: string, scoreHome: number | null, scoreAway: number | null): ResultSince => ({
  kind: 'RESULT',
  matchId: 'epl-1',
  homeTeam: 'Everton',
  awayTeam: 'Arsenal',
  homeTeamAbbr: 'EVE',
  awayTeamAbbr: 'ARS',
  team,
  startTime: '2025-10-11T14:00:00Z',
  scoreHome,
  scoreAway,
});

test.each<[event: ResultSince, text: string]>([
  [resultOf('ARS', 2, 0), 'Arsenal lost 0–2 at Everton on Saturday'],
  [resultOf('EVE', 2, 0), 'Everton won 2–0 against Arsenal on Saturday'],
  [resultOf('ARS', 1, 1), 'Arsenal drew 1–1 at Everton on Saturday'],
  [resultOf('ARS', null, 1), 'Arsenal played at Everton on Saturday'],
  [{ ...resultOf('ARS', 2, 0), startTime: '' }, 'Arsenal lost 0–2 at Everton'],
])('the result %j: %j', (event, text) => {
  const { club, result, place, opponent, day } = resultParts(event, 'UTC');
  expect(`${club} ${result} ${place} ${opponent}${day}`).toBe(text);
});

it('tells no result in a mark', () => {
  const [won, lost] = [resultOf('ARS', 0, 2), resultOf('ARS', 2, 0)];
  const texts = (event: EventSince) => [eventMark(event), eventText(event, START)];
  expect(texts(won)).toEqual(texts(lost));
  expect(eventMark(won)).toBe('ARS played');
  expect(eventMark({ kind: 'START', startTimeBefore: START })).toBe('Moved');
});
