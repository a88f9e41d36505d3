import { COUNTDOWN_REFRESH_MS, type Notification } from '@machine/contract';
import { NotificationsButton, NotificationsPanel } from '@machine/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '../hooks/useNow.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { paths } from '../paths.ts';
import { notificationQueries, useMarks } from '../queries/notification.ts';

/** Wires the bell with its badge, and the panel that it opens. */
export function Notifications() {
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const unread = useQuery(notificationQueries.unreadCount());
  const list = useQuery({ ...notificationQueries.list(), enabled: isOpen });
  const state = useScreenState(list, notificationsState);
  const marks = useMarks();
  const now = useNow(COUNTDOWN_REFRESH_MS);

  const open = () => {
    // What has come since it was last open.
    void client.invalidateQueries({ queryKey: notificationQueries.all });
    setIsOpen(true);
  };
  return (
    <>
      <NotificationsButton unreadCount={unread.data?.count ?? 0} isOpen={isOpen} onPress={open} />
      <NotificationsPanel
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        state={state}
        now={now}
        busyIds={marks.one.busyIds}
        onMarkRead={marks.one.onAct}
        isMarkingAll={marks.all.isPending || marks.all.isWaiting}
        onMarkAllRead={() => marks.all.mutate()}
        leaderboardsHref={paths.leaderboards}
      />
    </>
  );
}

const notificationsState = (notifications: readonly Notification[]) =>
  notifications.length === 0 ? { kind: 'empty' as const } : { kind: 'ready' as const, notifications };
