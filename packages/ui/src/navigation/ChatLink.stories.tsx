import { matchChats } from '@machine/mocks/match-chat.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { sheet } from '../../stories/StateSheet.tsx';
import { ChatLink } from './ChatLink.tsx';
import { presets } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const [chat] = matchChats;
if (!chat) throw new Error('The match chat fixtures are empty.');

const meta = {
  title: 'Components/Navigation/Chat Link',
  component: ChatLink,
  parameters: usage({
    when: 'For a chat of a match in the menu, with its unread count.',
    not: 'For direct messages: those are rows of a `ThreadList`.',
    with: '`MatchChats` lists them, and the link leads to the `MatchChatScreen`.',
  }),
  args: { chat, href: '/match-chat/nba-live', isCurrent: false, onVisit: fn() },
  argTypes: { chat: presets({ unread: chat, read: { ...chat, unreadCount: 0 } }) },
} satisfies Meta<typeof ChatLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Unread: Story = {};

export const States: Story = {
  render: sheet({ variants: { 'not current': {}, current: { isCurrent: true } }, isWide: true }),
};
