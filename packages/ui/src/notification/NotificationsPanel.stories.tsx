import type { Notification } from '@machine/contract/notification.ts';
import { FIXED_NOW } from '@machine/mocks/clock.ts';
import {
  hostileNotifications,
  malformedNotifications,
  manyNotifications,
  notifications,
  readNotifications,
} from '@machine/mocks/notification.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { NotificationsPanel, type NotificationsState } from './NotificationsPanel.tsx';
import { usage } from '../../stories/usage.ts';

const ready = (rows: readonly Notification[]): NotificationsState => ({ kind: 'ready', notifications: rows });

const meta = {
  title: 'Components/Notification/Notifications Panel',
  component: NotificationsPanel,
  parameters: {
    ...usage({
      when: 'For what has happened: results, ranks, achievements, picks of followed players.',
      not: 'For the result of an action: that is a toast, or an `InlineStatus`.',
      with: 'A `SidePanel` with a `NotificationList`, opened by the `NotificationsButton`.',
    }),
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
  args: {
    isOpen: true,
    onClose: fn(),
    state: ready(notifications),
    now: FIXED_NOW,
    busyIds: new Set<string>(),
    onMarkRead: fn(),
    onMarkAllRead: fn(),
    hrefOf: ({ kind }): string | null => `/${kind.toLowerCase()}`,
  },
} satisfies Meta<typeof NotificationsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow = { viewport: { value: 'phone320' } };

export const Loading: Story = { tags: ['spec:notifications-loading'], args: { state: { kind: 'loading' } } };
export const StillLoading: Story = { args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = {
  tags: ['spec:notifications-failed'],
  args: { state: { kind: 'failed', onRetry: fn() } },
};
export const Empty: Story = { tags: ['spec:empty-notifications'], args: { state: { kind: 'empty' } } };
export const Ready: Story = {
  tags: [
    'spec:notifications-list',
    'spec:notifications-targets',
    'spec:notifications-mark-all',
    'spec:role-player-notifications',
    'spec:notification-unread',
  ],
};
export const AllRead: Story = {
  tags: ['spec:notifications-all-read', 'spec:notification-read'],
  args: { state: ready(readNotifications) },
};
export const Marking: Story = { tags: ['spec:notification-marking'], args: { busyIds: new Set(['n-pick']) } };
export const MarkingAll: Story = { tags: ['spec:notification-marking-all'], args: { isMarkingAll: true } };
export const MalformedValues: Story = { args: { state: ready(malformedNotifications) } };
export const HostileText: Story = { args: { state: ready(hostileNotifications) }, globals: narrow };
export const ThousandRows: Story = {
  tags: ['spec:notifications-scroll'],
  args: { state: ready(manyNotifications(1_000)) },
};
