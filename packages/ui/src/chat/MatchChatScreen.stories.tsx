import type { ChatMessage } from '@machine/contract/chat.ts';
import {
  chatMessages,
  finalDetail,
  hostileChatMessages,
  hostileDetail,
  liveDetail,
  malformedChatMessages,
  openDetail,
  scheduledDetail,
  scorelessDetail,
} from '@machine/mocks/chat.ts';
import { FIXED_NOW } from '@machine/mocks/clock.ts';
import { HOSTILE_TEXTS } from '@machine/mocks/hostile.ts';
import { nbaPlays, scorelessPlays } from '@machine/mocks/plays.ts';
import { delayedDetail, outageDetail, withoutPlaysDetail } from '@machine/mocks/realMatches.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { hidingResults } from '../../stories/hidingResults.tsx';
import { inFrame, pageParameters } from '../../stories/inFrame.tsx';
import type { ChatPosting } from './ChatFooter.tsx';
import { MatchChatScreen } from './MatchChatScreen.tsx';
import { presets, WAITING } from '../../stories/presets.ts';
import { useState } from 'react';
import { usage } from '../../stories/usage.ts';

const onRetry = fn();
const ready = (messages: readonly ChatMessage[]) => ({ kind: 'ready', messages }) as const;
const picked: ChatPosting = { kind: 'picked', value: '', onValue: fn(), isSending: false, onSend: fn() };

const READY = ready(chatMessages);
const PLAYS = { kind: 'ready', plays: nbaPlays } as const;
const noop = () => {};

const meta = {
  title: 'Screens/Match Chat',
  component: MatchChatScreen,
  parameters: {
    ...pageParameters,
    viewer: 'player',
    ...usage({
      when: 'At `/match-chat/{matchId}`: score and plays above, the chat below.',
      not: 'For a quick look from a card: that is the `MatchChatPanel`. System messages are shown only there.',
      with: 'Built from `MatchChatHeader`, `PlayFeed`, `MessageList` and `SendBox`. A `ChatLink` of the menu leads here.',
    }),
  },
  decorators: [inFrame],
  args: {
    title: 'Phoenix Suns at Los Angeles Lakers',
    match: liveDetail,
    now: FIXED_NOW,
    plays: PLAYS,
    state: READY,
    posting: picked,
    connection: 'live',
    viewerId: 'u-ada_predicts',
  },
  argTypes: {
    match: presets({
      live: liveDetail,
      open: openDetail,
      'about to start': scheduledDetail,
      final: finalDetail,
      none: null,
    }),
    plays: presets({
      ready: PLAYS,
      none: { kind: 'ready', plays: [] },
      unavailable: { kind: 'unavailable' },
      ...WAITING,
    }),
    state: presets({ ready: READY, empty: ready([]), paused: { ...READY, isPaused: true }, ...WAITING }),
    posting: presets({
      picked,
      'no pick': { kind: 'noPick', pickHref: '/' },
      muted: { kind: 'muted', until: '2025-10-15T11:00:00Z' },
      anonymous: { kind: 'anonymous' },
      loading: { kind: 'loading' },
    }),
    connection: { options: ['live', 'connecting', 'down'] },
    viewerId: presets({ 'wrote some messages': 'u-ada_predicts', 'wrote none': null }),
    menu: presets({ none: undefined, shown: { openId: null, onOpen: noop } }),
    matchId: { control: false },
  },
} satisfies Meta<typeof MatchChatScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Writing({ posting, ...args }) {
    const [value, onValue] = useState('');
    const draft = { value, onValue, onSend: () => onValue('') };
    return <MatchChatScreen {...args} posting={posting.kind === 'picked' ? { ...posting, ...draft } : posting} />;
  },
};

export const Loading: Story = {
  tags: ['loading'],
  args: {
    match: null,
    plays: { kind: 'loading', isSlow: true },
    state: { kind: 'loading', isSlow: true },
    posting: { kind: 'loading' },
    connection: 'connecting',
  },
};
export const Failed: Story = {
  tags: ['failed'],
  args: { plays: { kind: 'failed', onRetry }, state: { kind: 'failed', onRetry }, connection: 'down' },
};
export const PlaysFailed: Story = { tags: ['failed'], args: { plays: { kind: 'failed', onRetry } } };
export const Empty: Story = {
  tags: ['empty'],
  args: { match: scheduledDetail, plays: { kind: 'ready', plays: [] }, state: ready([]) },
};
export const EmptyWithoutPick: Story = {
  tags: ['empty'],
  args: { ...Empty.args, posting: { kind: 'noPick', pickHref: '/' } },
};
export const Live: Story = { tags: ['live'] };
export const BeforeTheStart: Story = { args: { match: openDetail, plays: { kind: 'ready', plays: [] } } };

/** Says that there is nothing to wait for. */
export const WithoutPlayByPlay: Story = { args: { match: withoutPlaysDetail, plays: { kind: 'unavailable' } } };
/** Its source hasn't confirmed the score for four minutes. */
export const Delayed: Story = { args: { match: delayedDetail } };
/** No scores of the league arrive. */
export const ScoresDelayed: Story = { args: { match: outageDetail } };

export const Final: Story = { tags: ['live'], args: { match: finalDetail } };
export const WithoutMatch: Story = { args: { match: null } };
export const WithoutPick: Story = { args: { posting: { kind: 'noPick', pickHref: '/' } } };
export const Anonymous: Story = { tags: ['anonymous'], args: { posting: { kind: 'anonymous' }, viewerId: null } };
const menu = { openId: null, onOpen: fn() };
export const WithMenus: Story = { args: { menu } };
export const Deleted: Story = {
  args: { state: ready(chatMessages.map((message) => ({ ...message, isDeleted: message.id === '5' }))), menu },
};
export const Paused: Story = {
  tags: ['offline'],
  args: { state: { ...ready(chatMessages), isPaused: true }, connection: 'down' },
};
export const Connecting: Story = { tags: ['loading'], args: { connection: 'connecting' } };

export const MalformedValues: Story = {
  tags: ['extreme'],
  args: {
    match: scorelessDetail,
    plays: { kind: 'ready', plays: scorelessPlays.map((play) => ({ ...play, period: null })) },
    state: ready(malformedChatMessages),
  },
};
export const HostileText: Story = {
  tags: ['extreme'],
  args: {
    title: HOSTILE_TEXTS.long,
    match: hostileDetail,
    plays: {
      kind: 'ready',
      plays: Object.values(HOSTILE_TEXTS).map((text, id) => ({
        id: String(id),
        period: text,
        clock: text,
        description: text,
        scoreHome: 1e21,
        scoreAway: -1,
      })),
    },
    state: ready(hostileChatMessages),
  },
  globals: { viewport: { value: 'phone320' } },
};

export const Hidden: Story = { decorators: [hidingResults] };
