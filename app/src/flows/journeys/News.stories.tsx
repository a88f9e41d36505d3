import { endpoints } from '@machine/contract';
import { notifications, readNotifications } from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FlowApp } from '../FlowApp.tsx';
import { socketOf, worldOf } from '../world.ts';
import { journey } from './journey.tsx';

const live = socketOf();
const bell = (name: string) => screen.findByRole('button', { name });

const meta = {
  title: 'News',
  component: FlowApp,
  args: { leave: fn(), openSocket: live.openSocket },
  parameters: journey('The bell rings; one by one and then all at once, what it says is read.'),
  tags: ['flow', 'no-visual'],
  beforeEach: (context) => {
    live.openSocket.mockClear();
    worldOf('locked pick')(context);
    context.msw.use(reply(endpoints.notifications, notifications), reply(endpoints.unreadCount, { count: 12 }));
  },
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const unread = notifications.filter(({ isRead }) => !isRead);
const [first] = unread;
const oneRead = notifications.map((each) => (each.id === first?.id ? { ...each, isRead: true } : each));

// C14, C15, C16
export const NewsArriveAndAreRead: Story = {
  name: 'News arrive and are read',
  play: async ({ msw, step, userEvent }) => {
    await step('More than nine are told as 9+', async () => {
      await expect(await bell('Notifications, 9+ unread')).toBeVisible();
    });
    await step('An event asks for the count again', async () => {
      msw.use(reply(endpoints.unreadCount, { count: 3 }));
      (await live.socket()).says({ type: 'notification', data: {} });
      await expect(await bell('Notifications, 3 unread')).toBeVisible();
    });
    await step('One is marked as read', async () => {
      await userEvent.click(await bell('Notifications, 3 unread'));
      const mark = await screen.findByRole('button', { name: `Mark as read: ${first?.message}` });
      msw.use(reply(endpoints.notifications, oneRead), reply(endpoints.unreadCount, { count: 2 }));
      await userEvent.click(mark);
      await waitFor(() => expect(mark).not.toBeInTheDocument());
      await expect(await screen.findByText('2 unread')).toBeVisible();
    });
    await step('All are marked as read', async () => {
      const markAll = await screen.findByRole('button', { name: 'Mark All Read' });
      msw.use(reply(endpoints.notifications, readNotifications), reply(endpoints.unreadCount, { count: 0 }));
      await userEvent.click(markAll);
      await expect(await screen.findByText('All notifications marked as read')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark All Read' })).toBeNull());
      await userEvent.keyboard('{Escape}');
      await expect(await bell('Notifications')).toBeVisible();
    });
  },
};
