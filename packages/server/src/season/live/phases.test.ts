import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock/time.ts';
import { type Gates, nextTask, phaseOf, planTasks, type Situation, type Task, type TrackedMatch } from './phases.ts';

/** A Saturday, 15:00 UTC. */
const START = Date.UTC(2026, 10, 21, 15);

const match = (changes: Partial<TrackedMatch> = {}): TrackedMatch => ({
  sourceId: 'a',
  startTime: START,
  isStartKnown: true,
  status: 'SCHEDULED',
  changedAt: START - DAY_MS,
  coveredAt: null,
  ...changes,
});

const situation = (changes: Partial<Situation> = {}): Situation => ({
  now: START,
  matches: [match()],
  answeredAt: { live: START, fixtures: START, injuries: START },
  limit: 10,
  hasInjuries: true,
  jitter: 0,
  ...changes,
});

const dueAfter = (changes: Partial<Situation>) =>
  planTasks(situation(changes)).map(({ request, dueAt }) => [request.kind, dueAt - START]);

describe('the phase of a match', () => {
  it.each([
    ['SCHEDULED', -16 * MINUTE_MS, 'idle'],
    ['SCHEDULED', -15 * MINUTE_MS, 'near'],
    ['SCHEDULED', 0, 'playing'],
    ['SCHEDULED', HOUR_MS, 'near'],
    ['SCHEDULED', 6 * HOUR_MS, 'idle'],
    ['LIVE', -MINUTE_MS, 'playing'],
    ['LIVE', 7 * HOUR_MS, 'near'],
    ['LIVE', 13 * HOUR_MS, 'idle'],
    ['SUSPENDED', HOUR_MS, 'near'],
    ['SUSPENDED', 7 * HOUR_MS, 'idle'],
    ['CANCELLED', 0, 'idle'],
  ] as const)('of a match that is %s, %i ms after its start, is %s', (status, sinceStart, phase) => {
    expect(phaseOf(match({ status }), START + sinceStart)).toBe(phase);
  });

  it('is idle while only the day of the start is known', () => {
    expect(phaseOf(match({ isStartKnown: false }), START)).toBe('idle');
  });

  it.each([
    ['just after the whistle', 0, null, 'settling'],
    ['while the results are less than ten minutes apart', 12, 9, 'settling'],
    ['once two equal results are ten minutes apart', 12, 10, 'idle'],
    ['long after the whistle without a second result', 60, null, 'idle'],
  ] as const)('of a finished match %s', (_, minutes, coveredMinutes, phase) => {
    const end = START + 2 * HOUR_MS;
    const coveredAt = coveredMinutes === null ? null : end + coveredMinutes * MINUTE_MS;
    for (const status of ['FINISHED', 'AWARDED'] as const) {
      expect(phaseOf(match({ status, changedAt: end, coveredAt }), end + minutes * MINUTE_MS)).toBe(phase);
    }
  });
});

describe('the plan', () => {
  it('requests fixtures from the last summer break to a week ahead at once when nothing is known', () => {
    const none = { live: null, fixtures: null, injuries: null };
    expect(planTasks(situation({ matches: [], answeredAt: none, hasInjuries: false }))).toEqual([
      { dueAt: START, request: { kind: 'fixtures', from: Date.UTC(2026, 6, 15), to: START + 7 * DAY_MS } },
    ]);
  });

  it.each([
    ['on a match day', [match({ startTime: START + 4 * HOUR_MS })], 10 * MINUTE_MS, 30 * MINUTE_MS],
    ['the day before', [match({ startTime: START + DAY_MS })], 6 * HOUR_MS, 6 * HOUR_MS],
    ['with a canceled match', [match({ status: 'CANCELLED' })], 6 * HOUR_MS, 6 * HOUR_MS],
    ['with a long match', [match({ startTime: START - 11 * HOUR_MS, status: 'LIVE' })], 10 * MINUTE_MS, 30 * MINUTE_MS],
  ])('requests fixtures and injuries less often %s', (_, matches, fixtures, injuries) => {
    expect(dueAfter({ matches }).filter(([kind]) => kind !== 'live')).toEqual([
      ['fixtures', fixtures],
      ['injuries', injuries],
    ]);
  });

  it.each([
    [10, 15_000],
    [4, 20_000],
    [1, 60_000],
  ])('requests live matches as often as %i requests a minute allow', (limit, everyMs) => {
    expect(dueAfter({ limit, matches: [match({ status: 'LIVE' })] })[0]).toEqual(['live', everyMs]);
  });

  it('requests all watched matches at once, every minute before the first start', () => {
    const matches = [
      match({ sourceId: 'b', startTime: START + 10 * MINUTE_MS }),
      match({ sourceId: 'c', startTime: START + HOUR_MS }),
      match({ startTime: START + 5 * MINUTE_MS }),
    ];
    expect(planTasks(situation({ matches }))[0]).toEqual({
      dueAt: START + MINUTE_MS,
      request: { kind: 'live', ids: ['a', 'b'], from: START + 5 * MINUTE_MS, to: START + 10 * MINUTE_MS + 1 },
    });
  });

  it('requests the next match from fifteen minutes before its start', () => {
    const matches = [match({ startTime: START + 5 * HOUR_MS }), match({ sourceId: 'b', startTime: START + HOUR_MS })];
    expect(planTasks(situation({ matches }))[0]).toMatchObject({
      dueAt: START + 45 * MINUTE_MS,
      request: { kind: 'live', ids: ['b'] },
    });
  });

  it('makes the intervals up to a tenth longer at random', () => {
    expect(dueAfter({ jitter: 0.5, matches: [match({ status: 'LIVE' })] })).toEqual([
      ['live', 15_750],
      ['fixtures', 630_000],
      ['injuries', 1_890_000],
    ]);
  });
});

const OPEN: Gates = { retryAt: { live: 0, fixtures: 0, injuries: 0 }, budgetAt: 0 };
const tasks: Task[] = [
  { dueAt: 100, request: { kind: 'live', ids: [], from: 0, to: 1 } },
  { dueAt: 50, request: { kind: 'fixtures', from: 0, to: 1 } },
  { dueAt: 20, request: { kind: 'injuries' } },
];

it.each([
  ['the first that is due', {}, 0, ['injuries', 20]],
  ['the most urgent of those that are due', {}, 100, ['live', 100]],
  ['the most urgent by the time at which the budget allows one', { budgetAt: 70 }, 0, ['fixtures', 70]],
  ['not one whose breaker is open', { retryAt: { live: 500, fixtures: 0, injuries: 0 } }, 200, ['fixtures', 200]],
  ['one that has waited for ten minutes', {}, 20 + 10 * MINUTE_MS, ['injuries', 20 + 10 * MINUTE_MS]],
])('the next request is %s', (_, gates, now, expected) => {
  const chosen = nextTask(tasks, { ...OPEN, ...gates }, now);
  expect([chosen?.task.request.kind, chosen?.at]).toEqual(expected);
});
