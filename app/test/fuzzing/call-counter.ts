const realFetch = window.fetch;

/** Pending reads and writes, and the writes sent since the last reset. */
export const calls = { reads: 0, writes: 0, sentWrites: [] as string[] };

/** Counts every request until `stop`. */
export function countCalls(): { stop: () => void } {
  Object.assign(calls, { reads: 0, writes: 0, sentWrites: [] });
  window.fetch = async (...args) => {
    const isRead = (args[1]?.method ?? 'GET') === 'GET';
    const kind = isRead ? 'reads' : 'writes';
    if (!isRead) calls.sentWrites.push(`${args[1]?.method} ${String(args[0])}`);
    calls[kind] += 1;
    return realFetch(...args).finally(() => void (calls[kind] -= 1));
  };
  return { stop: () => void (window.fetch = realFetch) };
}
