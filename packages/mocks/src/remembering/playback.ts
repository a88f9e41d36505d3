import { arrivingNotification } from '../notification.ts';
import { advance } from './liveMatch.ts';
import { type Account, DELAYS_MS, type Store } from './store.ts';

/** Plays what happens by itself while a scenario has a live match: it scores, and each account gets a notification. */
export function createPlayback(store: Store) {
  const notified = new Set<Account>();
  let isPlaying = false;

  function playNext(): void {
    if (!store.live) return;
    const { id: matchId } = store.live;
    setTimeout(() => {
      const next = store.live && advance(store.live);
      if (!next) return;
      store.live = next;
      store.publish({ type: 'score_update', data: { matchId } });
      playNext();
    }, DELAYS_MS.play);
  }

  function notifyLater(account: Account): void {
    notified.add(account);
    setTimeout(() => {
      const notification = { ...arrivingNotification, id: store.nextId(), createdAt: store.now() };
      account.notifications = [notification, ...account.notifications];
      if (store.account === account) store.publish({ type: 'notification', data: {} });
    }, DELAYS_MS.notification);
  }

  /** Called for each connection: the page connects again after a login. */
  return function start(): void {
    if (!store.live) return;
    if (store.account && !notified.has(store.account)) notifyLater(store.account);
    if (!isPlaying) playNext();
    isPlaying = true;
  };
}
