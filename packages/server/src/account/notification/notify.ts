import type { Bus } from '../../platform/realtime/bus.ts';

/** Takes the users of notifications that have just been stored. Call it after the commit. */
export type Notify = (userIds: readonly string[]) => void;

export type Notifier = {
  add: Notify;
  /** Publishes one event to all users added since the last call. */
  publish(): void;
};

/** Collects users with new notifications, so that each gets one event for everything that happened. */
export function createNotifier(bus: Bus): Notifier {
  const recipients = new Set<string>();
  return {
    add(userIds) {
      for (const id of userIds) recipients.add(id);
    },
    publish() {
      if (recipients.size === 0) return;
      bus.publish({ type: 'notification', data: {} }, [...recipients]);
      recipients.clear();
    },
  };
}
