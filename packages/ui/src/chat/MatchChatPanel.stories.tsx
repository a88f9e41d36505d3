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
import { presets } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
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
  argTypes: {
    match: screen.argTypes.match,
    state: screen.argTypes.state,
    posting: screen.argTypes.posting,
    viewerId: screen.argTypes.viewerId,
    menu: screen.argTypes.menu,
    matchId: { control: false },
    plays: presets({ some: nbaPlays, none: [] }),
    status: { options: ['SCHEDULED', 'LIVE', 'FINAL'] },
  },
} satisfies Meta<typeof MatchChatPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onClose: () => ({ isOpen: false }) }),
};

const notStarted = { status: 'SCHEDULED', match: scheduledDetail, plays: [] };
const empty: Story['args'] = { ...notStarted, state: { kind: 'ready', messages: [] } };
const anonymous: ChatPosting = { kind: 'anonymous' };

export const Loading: Story = {
  tags: ['loading'],
  args: { ...notStarted, state: { kind: 'loading', isSlow: true }, posting: { kind: 'loading' } },
};
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Empty: Story = { tags: ['empty'], args: empty };
export const EmptyWithoutPick: Story = { tags: ['empty'], args: { ...empty, posting: { kind: 'noPick' } } };
export const EmptyAnonymous: Story = { tags: ['empty', 'anonymous'], args: { ...empty, posting: anonymous } };
export const Live: Story = { tags: ['live'] };
export const LiveWithoutMatch: Story = { tags: ['live'], args: { match: null } };
export const LiveWithoutPlays: Story = { tags: ['live'], args: { plays: [] } };
/** The score is shown, and that there is nothing to wait for. */
export const LiveWithoutPlayByPlay: Story = { tags: ['live'], args: { match: withoutPlaysDetail, plays: [] } };
/** No scores of the league arrive. */
export const LiveDelayed: Story = { tags: ['live'], args: { match: outageDetail } };

export const Scheduled: Story = { tags: ['live'], args: notStarted };
export const BeforeTheStart: Story = { args: { ...notStarted, match: openDetail } };
export const Final: Story = { tags: ['live'], args: { status: 'FINAL', match: finalDetail } };
export const WithoutPick: Story = { args: { posting: { kind: 'noPick' } } };
export const Muted: Story = { args: { posting: { kind: 'muted', until: '2025-10-15T11:00:00Z' } } };
export const Anonymous: Story = { tags: ['anonymous'], args: { posting: anonymous, viewerId: null } };
export const Sending: Story = {
  tags: ['saving'],
  args: { posting: { ...posting, value: 'Suns by six.', isSending: true } },
};
export const Paused: Story = { tags: ['offline'], args: { state: { ...state, isPaused: true } } };
const menu = { openId: null, onOpen: fn() };
export const WithMenus: Story = { args: { menu } };

export const Deleted: Story = {
  args: {
    state: { ...state, messages: state.messages.map((message) => ({ ...message, isDeleted: message.id === '5' })) },
    menu,
  },
};
export const LongNames: Story = {
  tags: ['extreme'],
  args: { title: 'The Honorable Borough of Llanfairpwllgwyngyll Athletic @ Wolverhampton Wanderers' },
  globals: { viewport: { value: 'phone' } },
};

export const Hidden: Story = { decorators: [hidingResults] };

/** Not for SYSTEM messages, for messages without an author, and for deleted ones. */
export const OpensAMenuForEachMessageOfAPlayer: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
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
