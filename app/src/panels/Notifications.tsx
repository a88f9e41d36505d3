import { notificationPath } from '@machine/contract/notification.ts';
import { NotificationsPanel } from '@machine/ui/notification/NotificationsPanel.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRefetchOnOpen } from '../hooks/useRefetchOnOpen.ts';
import { useNow } from '../hooks/useNow.ts';
import { listState } from '../hooks/listState.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { notificationQueries, useMarkRead } from '../queries/notification.ts';

export type NotificationsProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Called with the number of unread notifications, also while the panel is closed. */
  onUnreadCount: (count: number) => void;
};

/** Connects the notifications panel, and polls the number of unread notifications. */
export default function Notifications({ isOpen, onClose, onUnreadCount }: NotificationsProps) {
  useRefetchOnOpen(isOpen, notificationQueries.all);
  const count = useQuery(notificationQueries.unreadCount()).data?.count ?? 0;
  const list = useQuery({ ...notificationQueries.list(), enabled: isOpen });
  const state = useScreenState(list, (rows) => listState('notifications', rows));
  const markRead = useMarkRead();
  const now = useNow();
  useEffect(() => onUnreadCount(count), [count, onUnreadCount]);
  return (
    <NotificationsPanel
      isOpen={isOpen}
      onClose={onClose}
      state={state}
      now={now}
      busyIds={markRead.one.busyIds}
      onMarkRead={markRead.one.onAct}
      isMarkingAll={markRead.all.isPending || markRead.all.isRateLimited}
      onMarkAllRead={() => markRead.all.mutate()}
      hrefOf={notificationPath}
    />
  );
}
