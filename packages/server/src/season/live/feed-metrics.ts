import { Counter, Gauge, type Registry } from 'prom-client';
import type { Observed, SourceName } from './observation.ts';

export type RequestOutcome = 'page' | 'limited' | 'rejected' | 'failed' | 'malformed';

export type SourceStatus = {
  source: SourceName;
  /** Game time since its last answer; null before the first one. */
  answerAgeMs: number | null;
  /** Requests that may be sent now. */
  budgetRemaining: number;
};

export type FeedMetrics = ReturnType<typeof addFeedMetrics>;

/** `valueOf` returns null when there is nothing to report. */
type SourceGauge = { name: string; help: string; valueOf: (status: SourceStatus) => number | null };

export function addFeedMetrics(registry: Registry) {
  const registers = [registry];
  let readStatus: (() => readonly SourceStatus[]) | undefined;
  const requests = new Counter({
    name: 'feed_requests_total',
    help: 'Requests to sources of matches',
    labelNames: ['source', 'outcome'] as const,
    registers,
  });
  const observations = new Counter({
    name: 'feed_observations_total',
    help: 'Stored observations: what sources of matches said for the first time',
    labelNames: ['source', 'kind'] as const,
    registers,
  });
  const problems = new Counter({
    name: 'feed_problems_total',
    help: 'Unusable entries in the answers of sources of matches',
    labelNames: ['source'] as const,
    registers,
  });

  function addSourceGauge({ name, help, valueOf }: SourceGauge): void {
    const gauge: Gauge<'source'> = new Gauge({ name, help, labelNames: ['source'] as const, registers, collect });

    function collect(): void {
      gauge.reset();
      for (const status of readStatus?.() ?? []) {
        const value = valueOf(status);
        if (value !== null) gauge.set({ source: status.source }, value);
      }
    }
  }
  addSourceGauge({
    name: 'feed_answer_age_seconds',
    help: 'Game time since the last answer of a source of matches',
    valueOf: ({ answerAgeMs }) => (answerAgeMs === null ? null : answerAgeMs / 1_000),
  });
  addSourceGauge({
    name: 'feed_budget_remaining',
    help: 'Requests that may be sent to a source of matches now',
    valueOf: ({ budgetRemaining }) => budgetRemaining,
  });

  return {
    countRequest: (source: SourceName, outcome: RequestOutcome) => requests.inc({ source, outcome }),
    countObservations(source: SourceName, stored: readonly Observed[]) {
      for (const { value } of stored) observations.inc({ source, kind: value.kind });
    },
    countProblems: (source: SourceName, count: number) => problems.inc({ source }, count),
    /** Reports the sources from now on. While another process leads, there are none. */
    watch: (read: () => readonly SourceStatus[]) => void (readStatus = read),
  };
}
