import { finalDetail, openDetail, scheduledDetail } from '@machine/mocks/chat.ts';
import { nbaPlays } from '@machine/mocks/plays.ts';
import { outageDetail, withoutPlaysDetail } from '@machine/mocks/realMatches.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { findVisibleDialog } from '../../stories/findVisibleDialog.ts';
import { hidingResults } from '../../stories/hidingResults.tsx';

import type { ChatPosting } from './ChatFooter.tsx';
import { MatchChatPanel } from './MatchChatPanel.tsx';
import screen from './MatchChatScreen.stories.tsx';
import { usage } from '../../stories/usage.ts';

const { match, now, state, posting, viewerId } = screen.args;

const meta = {
  title: 'Components/Chat/Match Chat Panel',
  component: MatchChatPanel,
  parameters: {
    ...usage({
      when: "Beside a prediction card, for the match's chat without leaving the page.",
      not: 'For following the plays of a match: the `MatchChatScreen` has all of them.',
      with: 'A `SidePanel` with a `MessageList` and a `SendBox`. The Chat button of the `PredictionCard` opens it.',
    }),
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Los Angeles Lakers @ Phoenix Suns',
    status: 'LIVE',
    match,
    now,
    plays: nbaPlays,
    state,
    posting,
    viewerId,
  },
} satisfies Meta<typeof MatchChatPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const notStarted = { status: 'SCHEDULED', match: scheduledDetail, plays: [] };
const empty: Story['args'] = { ...notStarted, state: { kind: 'ready', messages: [] } };
const anonymous: ChatPosting = { kind: 'anonymous' };

export const Loading: Story = {
  tags: ['spec:chat-panel-loading'],
  args: { ...notStarted, state: { kind: 'loading', isSlow: true }, posting: { kind: 'loading' } },
};
export const Failed: Story = { tags: ['spec:chat-panel-failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Empty: Story = { tags: ['spec:chat-panel-empty-picked', 'spec:empty-chat'], args: empty };
export const EmptyWithoutPick: Story = {
  tags: ['spec:chat-panel-empty-not-picked'],
  args: { ...empty, posting: { kind: 'noPick' } },
};
export const EmptyAnonymous: Story = {
  tags: ['spec:chat-panel-empty-anonymous'],
  args: { ...empty, posting: anonymous },
};
export const Live: Story = {
  tags: [
    'spec:chat-panel-title',
    'spec:chat-panel-live',
    'spec:chat-panel-system',
    'spec:chat-panel-input',
    'spec:role-player-posts',
  ],
};
export const LiveWithoutMatch: Story = { tags: ['spec:chat-panel-live-match-not-loaded'], args: { match: null } };
export const LiveWithoutPlays: Story = { tags: ['spec:chat-panel-live-no-plays'], args: { plays: [] } };
/** The score is shown, and that there is nothing to wait for. */
export const LiveWithoutPlayByPlay: Story = {
  tags: ['spec:chat-panel-live-no-play-by-play'],
  args: { match: withoutPlaysDetail, plays: [] },
};
/** No scores of the league arrive. */
export const LiveDelayed: Story = { tags: ['spec:chat-panel-live-delayed'], args: { match: outageDetail } };

export const Scheduled: Story = {
  tags: ['spec:chat-panel-title', 'spec:chat-panel-not-live', 'spec:chat-panel-messages', 'spec:status-not-started'],
  args: notStarted,
};
export const BeforeTheStart: Story = {
  tags: ['spec:chat-panel-before-start'],
  args: { ...notStarted, match: openDetail },
};
export const Final: Story = {
  tags: ['spec:chat-panel-not-live', 'spec:status-plays-only-live'],
  args: { status: 'FINAL', match: finalDetail },
};
export const WithoutPick: Story = {
  tags: ['spec:chat-panel-not-picked', 'spec:send-not-picked', 'spec:role-player-not-picked'],
  args: { posting: { kind: 'noPick' } },
};
export const Muted: Story = {
  tags: ['spec:chat-panel-muted'],
  args: { posting: { kind: 'muted', until: '2025-10-15T11:00:00Z' } },
};
export const Anonymous: Story = {
  tags: ['spec:role-anonymous-chat-panel'],
  args: { posting: anonymous, viewerId: null },
};
export const Sending: Story = {
  tags: ['spec:chat-panel-sending', 'spec:chat-page-sending'],
  args: { posting: { ...posting, value: 'Suns by six.', isSending: true } },
};
export const Paused: Story = { tags: ['spec:connection-down'], args: { state: { ...state, isPaused: true } } };
const menu = { openId: null, onOpen: fn() };
export const WithMenus: Story = { tags: ['spec:chat-panel-menus', 'spec:chat-page-menus'], args: { menu } };

export const Deleted: Story = {
  tags: ['spec:chat-panel-deleted', 'spec:chat-page-deleted'],
  args: {
    state: { ...state, messages: state.messages.map((message) => ({ ...message, isDeleted: message.id === '5' })) },
    menu,
  },
};
export const LongNames: Story = {
  args: { title: 'The Honorable Borough of Llanfairpwllgwyngyll Athletic @ Wolverhampton Wanderers' },
  globals: { viewport: { value: 'phone' } },
};

export const Hidden: Story = { decorators: [hidingResults], tags: ['spec:spoilers-chat-panel'] };

/** Not for SYSTEM messages, for messages without an author, and for deleted ones. */
export const OpensAMenuForEachMessageOfAPlayer: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: { menu },
  play: async ({ args, userEvent }) => {
    const log = within(within(await findVisibleDialog()).getByRole('log'));
    await waitFor(() => expect(log.getAllByRole('button', { name: /^More about/ })).toHaveLength(6));
    const own = log.getByRole('button', { name: 'More about your message' });
    own.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.menu?.onOpen).toHaveBeenCalledWith(expect.objectContaining({ username: 'ada_predicts' }), {
      trigger: own,
      focus: 'last',
    });
  },
};
