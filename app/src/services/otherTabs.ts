const CHANNEL = 'session';
/** Tells this tab from the others, for which alone its word is meant. */
const self = Math.random();

/** Tells the other tabs of this browser that somebody has logged in or out here (RELIABILITY.md AF5, AF6). */
export function notifyOtherTabs(): void {
  // Without it the other tabs find out by their next question.
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin to reach
  channel.postMessage(self);
  channel.close();
}

/** Calls back when another tab says so; returns the way to end it. */
export function onOtherTabChange(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data !== self) listener();
  });
  return () => channel.close();
}
