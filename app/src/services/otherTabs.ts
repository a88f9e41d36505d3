const CHANNEL = 'session';
/** Identifies this tab, so that it ignores its own messages. */
const tabId = Math.random();

/** Notifies other tabs of a login or logout in this one. */
export function notifyOtherTabs(): void {
  // Without it, the other tabs find out with their next request.
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin to reach
  channel.postMessage(tabId);
  channel.close();
}

/** Subscribes to logins and logouts in other tabs; returns the unsubscribe function. */
export function onOtherTabChange(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data !== tabId) listener();
  });
  return () => channel.close();
}
