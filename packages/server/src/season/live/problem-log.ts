import { HOUR_MS } from '../../platform/clock/time.ts';
import type { Logger } from '../../platform/http/log.ts';
import type { Timers } from '../../platform/clock/timers.ts';
import type { SourceName } from './observation.ts';

/** The same problem is logged once in this time. */
const REPEAT_MS = HOUR_MS;
/** Different problems in that time; a provider that is broken in many ways at once isn't logged in full. */
const PROBLEMS_MAX = 200;

const LENGTH_MAX = 300;

export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, LENGTH_MAX)
    .toWellFormed();

type ProblemLevel = 'warn' | 'error';
export type LogProblem = (level: ProblemLevel, source: SourceName, problem: string) => void;

/** Creates a function that logs the problems of sources in one line each, and the same one at most once an hour. */
export function createProblemLog(log: Logger, timers: Timers): LogProblem {
  const loggedAt = new Map<string, number>();
  return (level, source, problem) => {
    const now = timers.now();
    for (const [key, at] of loggedAt) if (now - at >= REPEAT_MS) loggedAt.delete(key);
    const key = `${source} ${problem}`;
    if (loggedAt.has(key) || loggedAt.size >= PROBLEMS_MAX) return;
    loggedAt.set(key, now);
    log[level]({ source, problem: oneLine(problem) }, 'a source of matches has a problem');
  };
}
