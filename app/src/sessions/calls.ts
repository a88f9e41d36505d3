const ask = window.fetch;

/** What is under way in the page: reads, writes, and the paths that writes have gone to since the last look. */
export const calls = { reads: 0, writes: 0, written: [] as string[] };

/** Counts every call until `stop`. */
export function countCalls(): { stop: () => void } {
  Object.assign(calls, { reads: 0, writes: 0, written: [] });
  window.fetch = async (...asked) => {
    const isRead = (asked[1]?.method ?? 'GET') === 'GET';
    const kind = isRead ? 'reads' : 'writes';
    if (!isRead) calls.written.push(`${asked[1]?.method} ${String(asked[0])}`);
    calls[kind] += 1;
    return ask(...asked).finally(() => void (calls[kind] -= 1));
  };
  return { stop: () => void (window.fetch = ask) };
}
