import { notifications } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { scrollBox, markButtons, panel } from '../../stories/notificationsPanelQueries.ts';
import { NotificationsPanel } from './NotificationsPanel.tsx';
import states from './NotificationsPanel.stories.tsx';

const meta = {
  ...states,
  title: 'Components/Notification/Notifications Panel',
  tags: ['behavior', '!autodocs', 'no-visual'],
} satisfies Meta<typeof NotificationsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Simulates a server: marked notifications become read, and the calls are passed on to `args`. */
const WithServer: Story['render'] = function WithServer(args) {
  const [rows, setRows] = useState(notifications);
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());
  const markRead = (isMarked: (id: string) => boolean) =>
    setRows((before) => before.map((row) => (isMarked(row.id) ? { ...row, isRead: true } : row)));
  return (
    <NotificationsPanel
      {...args}
      state={{ kind: 'ready', notifications: rows }}
      busyIds={busyIds}
      onMarkRead={(marked) => {
        args.onMarkRead(marked);
        setBusyIds(new Set([marked]));
        queueMicrotask(() => markRead((id) => id === marked));
      }}
      onMarkAllRead={() => {
        args.onMarkAllRead();
        markRead(() => true);
      }}
    />
  );
};

export const MovesFocusToTheNextButtonThenTheHeading: Story = {
  render: WithServer,
  play: async ({ args, userEvent }) => {
    const [first, second, third] = await markButtons();
    await expect(first).toHaveAccessibleName(`Mark as read: ${notifications[0]?.message}`);
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMarkRead).toHaveBeenLastCalledWith('n-pick');
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(third).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect((await panel()).getByRole('heading', { name: 'Notifications' })).toHaveFocus());
    await expect(args.onMarkRead).toHaveBeenCalledTimes(3);
    await expect((await panel()).queryByRole('button', { name: 'Mark All Read' })).toBeNull();
  },
};

export const MarksAllAndMovesFocusToTheHeading: Story = {
  render: WithServer,
  play: async ({ args, userEvent }) => {
    (await panel()).getByRole('button', { name: 'Mark All Read' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMarkAllRead).toHaveBeenCalledOnce();
    await waitFor(async () => expect((await panel()).getByRole('heading', { name: 'Notifications' })).toHaveFocus());
    await expect(await markButtons()).toHaveLength(0);
    await expect(within(await scrollBox()).getAllByRole('listitem')).toHaveLength(notifications.length);
  },
};
