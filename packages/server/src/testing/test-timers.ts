export type TestTimers = ReturnType<typeof createTestTimers>;

export function createTestTimers() {
  const due = new Set<{ at: number; work: () => void }>();
  let now = 0;
  const nextBy = (end: number) => [...due].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    after(ms: number, work: () => void) {
      const timer = { at: now + ms, work };
      due.add(timer);
      return () => void due.delete(timer);
    },
    /** Advances time by `ms` milliseconds and runs due timers in order. */
    advance(ms: number) {
      const end = now + ms;
      for (let next = nextBy(end); next !== undefined; next = nextBy(end)) {
        due.delete(next);
        now = next.at;
        next.work();
      }
      now = end;
    },
  };
}
