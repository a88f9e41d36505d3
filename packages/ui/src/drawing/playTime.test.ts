import { expect, test } from 'vitest';
import { minutesOf, periodsOf } from './playTime.ts';

const minuteOf = (period: number | string, clock: string | null, others = ["1'"]) =>
  minutesOf([{ period, clock }, ...others.map((other) => ({ period: 1, clock: other }))])[0];

test.each([
  [1, '12:00', 0],
  [1, '0:00', 12],
  ['4', '0:06', 47.9],
  [5, '5:00', 48],
  [6, '0:00', 58],
  [1, '12:30', undefined],
  ['OT', '5:00', undefined],
  [2, null, undefined],
])('reads the basketball clock of period %s, %s, as minute %s', (period, clock, minute) => {
  expect(minuteOf(period, clock, ['11:00'])).toBe(minute);
});

test.each([
  ["45+3'", 45],
  ['HT', 45],
  ["90+4'", 94],
  ['FT', 90],
  ['67', undefined],
])('reads the football clock %s as minute %s', (clock, minute) => {
  expect(minuteOf(1, clock)).toBe(minute);
});

const labels = (clock: string, lastMinute: number) => periodsOf([{ period: 1, clock }], lastMinute);

test('divides a match into quarters and overtimes, or halves', () => {
  expect(labels('0:00', 48).map(({ label }) => label)).toEqual(['Q1', 'Q2', 'Q3', 'Q4']);
  expect(labels('0:00', 53).at(-1)).toEqual({ label: 'OT', from: 48, to: 53 });
  expect(labels('0:00', 55).slice(4)).toEqual([
    { label: 'OT1', from: 48, to: 53 },
    { label: 'OT2', from: 53, to: 58 },
  ]);
  expect(labels('FT', 94)).toEqual([
    { label: '1st half', from: 0, to: 45 },
    { label: '2nd half', from: 45, to: 94 },
  ]);
});
