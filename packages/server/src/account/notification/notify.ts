import type { Bus } from '../../platform/realtime/bus.ts';

/** Takes the users of notifications that have just been stored. Call it after the commit. */
export type Notify = (userIds: readonly string[]) => void;

/** Returns a function that publishes one event to all of these users at once. */
export const createNotify =
  (bus: Bus): Notify =>
  (userIds) => {
    if (userIds.length > 0) bus.publish({ type: 'notification', data: {} }, userIds);
  };
