import { endpoints } from '@machine/contract';
import { notifications, readNotifications } from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { createFakeSocket } from '../flowSetup.ts';
import { expectToast } from '../steps.ts';
import { journey } from './journey.tsx';

const live = createFakeSocket();
const findBell = (name: string) => screen.findByRole('button', { name });

const meta = {
  title: 'Flows/Notifications',
  tags: ['flow', 'no-visual', 'nightly'],
  ...journey(
    'Notifications arrive and are marked as read, first one and then all.',
    'locked-pick',
    { openSocket: live.openSocket },
    reply(endpoints.notifications, notifications),
    reply(endpoints.unreadCount, { count: 12 }),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const unread = notifications.filter(({ isRead }) => !isRead);
const [first] = unread;
const oneRead = notifications.map((notification) =>
  notification.id === first?.id ? { ...notification, isRead: true } : notification,
);

export const ArriveAndAreRead: Story = {
  name: 'Notifications arrive and are read',
  play: async ({ msw, step, userEvent }) => {
    await step('The badge shows 9+ above nine', async () => {
      await expect(await findBell('Notifications, 9+ unread')).toBeVisible();
    });
    await step('An event updates the count', async () => {
      msw.use(reply(endpoints.unreadCount, { count: 3 }));
      (await live.socket()).receives({ type: 'notification', data: {} });
      await expect(await findBell('Notifications, 3 unread')).toBeVisible();
    });
    await step('The player marks one as read', async () => {
      await userEvent.click(await findBell('Notifications, 3 unread'));
      const mark = await screen.findByRole('button', { name: `Mark as read: ${first?.message}` });
      msw.use(reply(endpoints.notifications, oneRead), reply(endpoints.unreadCount, { count: 2 }));
      await userEvent.click(mark);
      await waitFor(() => expect(mark).not.toBeInTheDocument());
      await expect(await screen.findByText('2 unread')).toBeVisible();
    });
    await step('The player marks all as read', async () => {
      const markAll = await screen.findByRole('button', { name: 'Mark All Read' });
      msw.use(reply(endpoints.notifications, readNotifications), reply(endpoints.unreadCount, { count: 0 }));
      await userEvent.click(markAll);
      await expectToast('All notifications marked as read');
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark All Read' })).toBeNull());
      await userEvent.keyboard('{Escape}');
      await expect(await findBell('Notifications')).toBeVisible();
    });
  },
};
