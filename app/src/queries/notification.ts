import { endpoints, type Notification, POLL_MS } from '@machine/contract';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { useServices } from '../services/services.ts';
import { pollOptions } from './polling.ts';
import { useRowMutation } from './rowMutation.ts';
import { useSingleMutation } from './singleMutation.ts';
import { REFETCH_ON_MOUNT } from './refetchOnMount.ts';

export const notificationQueries = {
  all: ['notifications'] as const,

  list: () =>
    queryOptions({
      queryKey: [...notificationQueries.all, 'list'] as const,
      queryFn: () => call(endpoints.notifications),
      ...REFETCH_ON_MOUNT,
    }),

  unreadCount: () =>
    queryOptions({
      queryKey: [...notificationQueries.all, 'count'] as const,
      queryFn: () => call(endpoints.unreadCount),
      ...pollOptions(POLL_MS.unreadCount),
    }),
};

const markRead = (client: QueryClient, isMarked: (notification: Notification) => boolean) =>
  client.setQueryData(notificationQueries.list().queryKey, (list) =>
    list?.map((notification) => (isMarked(notification) ? { ...notification, isRead: true } : notification)),
  );

/** The marks of the panel. A failure has no words: what is unread stays so (SPEC.md §8, RELIABILITY.md C15, C16). */
export function useMarks() {
  const client = useQueryClient();
  const { toaster } = useServices();
  const onSettled = () => void client.invalidateQueries({ queryKey: notificationQueries.all });

  const one = useRowMutation({
    act: (id) => call(endpoints.markRead, { params: { id } }),
    onSuccess: (id) => markRead(client, (notification) => notification.id === id),
    onError: () => {},
    onSettled,
  });
  const all = useSingleMutation({
    mutationFn: () => call(endpoints.markAllRead),
    onSuccess: () => {
      markRead(client, () => true);
      toaster.show({ kind: 'default', title: 'All notifications marked as read' });
    },
    onSettled,
  });
  return { one, all };
}
