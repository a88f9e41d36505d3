/** Returns how old the last answer of each source is, in seconds of game time, from metrics in Prometheus format. */
export const answerAges = (metrics: string): { source: string; seconds: number }[] =>
  [...metrics.matchAll(/^feed_answer_age_seconds\{source="([^"]+)"\} (\S+)$/gm)].map(([, source = '', value]) => ({
    source,
    seconds: Number(value),
  }));
