import { COUNTDOWN_REFRESH_MS, type Notification, type NotificationTarget } from '@machine/contract';
import { NotificationsButton, NotificationsPanel } from '@machine/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '../hooks/useNow.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { paths } from '../paths.ts';
import { notificationQueries, useMarkRead } from '../queries/notification.ts';

/** Connects the notifications button with its badge and the panel it opens. */
export default function Notifications() {
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const unread = useQuery(notificationQueries.unreadCount());
  const list = useQuery({ ...notificationQueries.list(), enabled: isOpen });
  const state = useScreenState(list, notificationsState);
  const markRead = useMarkRead();
  const now = useNow(COUNTDOWN_REFRESH_MS);

  const open = () => {
    // Fetch what arrived since the panel was last open.
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
        busyIds={markRead.one.busyIds}
        onMarkRead={markRead.one.onAct}
        isMarkingAll={markRead.all.isPending || markRead.all.isRateLimited}
        onMarkAllRead={() => markRead.all.mutate()}
        hrefOf={notificationHref}
        leaderboardsHref={paths.leaderboards}
      />
    </>
  );
}

/** Returns the path of what a notification is about. */
export function notificationHref({ kind, id }: NotificationTarget): string | null {
  switch (kind) {
    case 'MATCH':
      // The only page of a match that exists before, during and after it.
      return paths.matchChat(id);
    case 'RESULTS':
      return paths.completed;
    case 'PROFILE':
      return paths.profile(id);
    case 'ACHIEVEMENTS':
      return paths.achievements;
    default:
      return null;
  }
}

const notificationsState = (notifications: readonly Notification[]) =>
  notifications.length === 0 ? { kind: 'empty' as const } : { kind: 'ready' as const, notifications };
