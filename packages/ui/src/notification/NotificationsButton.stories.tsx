import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { NotificationsButton } from './NotificationsButton.tsx';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/Notification/Notifications Button',
  component: NotificationsButton,
  parameters: usage({
    when: "In a player's header, on every page.",
    not: 'For the unread messages of a chat: its `ChatLink` has a count.',
    with: 'The `NotificationsPanel`, which it opens, and the `notifications` slot of the `Header`.',
  }),
  args: { unreadCount: 3, isOpen: false, onPress: fn() },
} satisfies Meta<typeof NotificationsButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onPress: ({ isOpen }) => ({ isOpen: !isOpen }) }),
};

export const Unread: Story = {};
export const None: Story = { args: { unreadCount: 0 } };
export const MoreThanNine: Story = { args: { unreadCount: 10 } };
