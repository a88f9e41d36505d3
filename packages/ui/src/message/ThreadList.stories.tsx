import { FIXED_NOW } from '@machine/mocks/clock.ts';
import { dmThread, dmThreads } from '@machine/mocks/message.ts';
import { hiddenThread } from '@machine/mocks/safetyThreads.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { fn } from 'storybook/test';
import { sheet } from '../../stories/StateSheet.tsx';
import { ThreadList } from './ThreadList.tsx';
import { presets } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/Message/Thread List',
  component: ThreadList,
  parameters: usage({
    when: 'For a list of conversations, newest first.',
    not: 'For the messages of one: that is a `MessageList`. For chats of matches: `MatchChats`.',
    with: 'Built from `AvatarStack` and `ThreadTitle`; the `MessagesScreen` shows it.',
  }),
  args: { threads: dmThreads, viewerId: 'u-ada', now: FIXED_NOW },
  argTypes: {
    threads: presets({ several: dmThreads, one: [dmThread], 'one hidden': [hiddenThread, dmThread] }),
    viewerId: { options: ['u-ada', 'u-mira'] },
  },
} satisfies Meta<typeof ThreadList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Few: Story = {};

/** Someone has blocked the viewer, or was blocked. */
export const Hidden: Story = { args: { threads: [hiddenThread, dmThread], onReport: fn() } };

export const States: Story = { render: sheet({ variants: { row: { threads: [dmThread] } }, isWide: true }) };
