import { expect, it } from 'vitest';
import { HOUR_MS } from '../../platform/clock/time.ts';
import { createLogger } from '../../platform/http/log.ts';
import { createTestTimers } from '../../testing/test-timers.ts';
import { createProblemLog, oneLine } from './problem-log.ts';

function open() {
  const lines: { problem: string; source: string }[] = [];
  const timers = createTestTimers();
  const log = createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) });
  return { lines, timers, logProblem: createProblemLog(log, timers) };
}

it('logs the same problem of a source once an hour', () => {
  const { lines, timers, logProblem } = open();
  for (const source of ['balldontlie', 'football-data'] as const) {
    for (const problem of ['503', '503', '500']) logProblem('warn', source, problem);
  }
  expect(lines).toHaveLength(4);
  timers.advance(HOUR_MS - 1);
  logProblem('warn', 'balldontlie', '503');
  expect(lines).toHaveLength(4);
  timers.advance(1);
  logProblem('error', 'balldontlie', '503');
  expect(lines[4]).toMatchObject({ level: 50, source: 'balldontlie', problem: '503' });
});

it('logs at most 200 different problems an hour', () => {
  const { lines, timers, logProblem } = open();
  for (const logged of [200, 400]) {
    for (let number = 0; number < 1_000; number += 1) logProblem('warn', 'balldontlie', `problem ${number}`);
    expect(lines).toHaveLength(logged);
    timers.advance(HOUR_MS);
  }
});

it('makes one line of limited length of any text', () => {
  expect(oneLine(' a\r\n\tb\u0000c\u202Ed\uD800 ')).toBe('a b c d\uFFFD');
  expect(oneLine('x'.repeat(1_000))).toHaveLength(300);
});
