import * as endpoints from '@machine/contract/endpoints.ts';
import { POLL_MS } from '@machine/contract/constants.ts';
import type { Notification } from '@machine/contract/notification.ts';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { useServices } from '../services/services.ts';
import { pollOptions } from './polling.ts';
import { useRowMutation } from './rowMutation.ts';
import { useSingleMutation } from './singleMutation.ts';

export const notificationQueries = {
  all: ['notifications'] as const,

  list: () =>
    queryOptions({
      queryKey: [...notificationQueries.all, 'list'] as const,
      queryFn: () => call(endpoints.notifications),
    }),

  unreadCount: () =>
    queryOptions({
      queryKey: [...notificationQueries.all, 'count'] as const,
      queryFn: () => call(endpoints.unreadCount),
      refetchOnMount: true,
      ...pollOptions(POLL_MS.unreadCount),
    }),
};

const markRead = (client: QueryClient, matches: (notification: Notification) => boolean) =>
  client.setQueryData(notificationQueries.list().queryKey, (list) =>
    list?.map((notification) => (matches(notification) ? { ...notification, isRead: true } : notification)),
  );

/** Marks one or all notifications as read. Failures show no message; the items stay unread. */
export function useMarkRead() {
  const client = useQueryClient();
  const { toaster } = useServices();
  const one = useRowMutation({
    mutationFn: (id) => call(endpoints.markRead, { params: { id } }),
    onSuccess: (_response, id) => void markRead(client, (notification) => notification.id === id),
    refetches: [notificationQueries.all],
  });
  const all = useSingleMutation({
    mutationFn: () => call(endpoints.markAllRead),
    onSuccess: () => {
      markRead(client, () => true);
      toaster.show({ kind: 'default', title: 'All notifications marked as read' });
    },
    refetches: [notificationQueries.all],
  });
  return { one, all };
}
