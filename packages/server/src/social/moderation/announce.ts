import type { DeletionVersion } from '../../account/auth/deletion-version.ts';
import type { Notify } from '../../account/notification/notify.ts';
import type { Bus } from '../../platform/realtime/bus.ts';
import type { Sessions } from '../../platform/session/session.ts';
import type { Decided } from './decide.ts';

type AnnounceDeps = { sessions: Sessions; deletions: DeletionVersion; bus: Bus; notify: Notify };

/** Returns a function that makes a decision known in this process at once, and to pages that show what it changed. */
export const createAnnounce =
  ({ sessions, deletions, bus, notify }: AnnounceDeps) =>
  ({ notified, matchId, readers }: Decided): void => {
    sessions.lookUpAgain();
    deletions.forget();
    notify(notified);
    if (readers.length > 0) bus.publish({ type: 'dm', data: {} }, readers);
    if (matchId !== null) bus.publish({ type: 'chat', data: { matchId } });
  };
