import type { Bus } from '../../platform/realtime/bus.ts';

/** Takes the users of notifications that have just been stored. Call it after the commit. */
export type Notify = (userIds: readonly string[]) => void;

/** Returns a function that publishes one event to all of these users at once. */
export const createNotify =
  (bus: Bus): Notify =>
  (userIds) => {
    if (userIds.length > 0) bus.publish({ type: 'notification', data: {} }, userIds);
  };

export type Notifier = {
  add: Notify;
  /** Publishes one event to all users added since the last call. */
  publish(): void;
};

/** Collects users with new notifications, so that each gets one event for everything that happened. */
export function createNotifier(bus: Bus): Notifier {
  const recipients = new Set<string>();
  const notify = createNotify(bus);
  return {
    add(userIds) {
      for (const id of userIds) recipients.add(id);
    },
    publish() {
      notify([...recipients]);
      recipients.clear();
    },
  };
}
