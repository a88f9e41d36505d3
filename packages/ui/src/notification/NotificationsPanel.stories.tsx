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
import { EMPTY, presets, WAITING } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

const ready = (rows: readonly Notification[]): NotificationsState => ({ kind: 'ready', notifications: rows });

const READY = ready(notifications);
const NONE = new Set<string>();

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
    state: READY,
    now: FIXED_NOW,
    busyIds: NONE,
    onMarkRead: fn(),
    onMarkAllRead: fn(),
    hrefOf: ({ kind }): string | null => `/${kind.toLowerCase()}`,
  },
  argTypes: {
    state: presets({
      ready: READY,
      'all read': ready(readNotifications),
      'malformed values': ready(malformedNotifications),
      ...WAITING,
      empty: EMPTY,
    }),
    busyIds: presets({ none: NONE, one: new Set(['n-pick']) }),
  },
} satisfies Meta<typeof NotificationsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onClose: () => ({ isOpen: false }), onMarkAllRead: () => ({ state: ready(readNotifications) }) }),
};

const narrow = { viewport: { value: 'phone320' } };

export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading' } } };
export const StillLoading: Story = { tags: ['loading'], args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Empty: Story = { tags: ['empty'], args: { state: { kind: 'empty' } } };
export const Ready: Story = { tags: ['ready'] };
export const AllRead: Story = { args: { state: ready(readNotifications) } };
export const Marking: Story = { tags: ['saving'], args: { busyIds: new Set(['n-pick']) } };
export const MarkingAll: Story = { tags: ['saving'], args: { isMarkingAll: true } };
export const MalformedValues: Story = { tags: ['extreme'], args: { state: ready(malformedNotifications) } };
export const HostileText: Story = { tags: ['extreme'], args: { state: ready(hostileNotifications) }, globals: narrow };
export const ThousandRows: Story = { args: { state: ready(manyNotifications(1_000)) } };
