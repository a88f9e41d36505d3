import {
  largeThread,
  dmMessages,
  manyDmMessages,
  dmThread,
  groupThread,
  hostileMessages,
  FIXED_NOW,
  leagueMessages,
  leagueThread,
  leftGroupThread,
  malformedMessages,
  messagesWithDeleted,
  requestMessages,
  requestThread,
  threadWithoutMessages,
} from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inFrame, pageParameters } from '../../stories/inFrame.tsx';
import { type ThreadSafety, ThreadScreen } from './ThreadScreen.tsx';

const onRetry = fn();
const safety: ThreadSafety = {
  messageMenu: { openId: null, onOpen: fn() },
  isMenuOpen: false,
  onOpenMenu: fn(),
  isAccepting: false,
  onAccept: fn(),
  onDecline: fn(),
  onBlock: fn(),
  onReport: fn(),
};
const request = { kind: 'ready', thread: requestThread, messages: requestMessages } as const;
const [ada, ...others] = dmThread.participants;
const groupRequest = { ...requestThread, participants: [...requestThread.participants, ...others] };
const aloneThread = {
  ...dmThread,
  participants: ada ? [ada] : [],
  formerParticipants: others,
  canReply: false,
  canLeave: true,
};
const draft = { value: '', onValue: fn(), isSending: false, onSend: fn() };

const meta = {
  title: 'Screens/Thread',
  component: ThreadScreen,
  parameters: pageParameters,
  decorators: [inFrame],
  args: {
    viewer: { kind: 'player', userId: 'u-ada' },
    onLogin: fn(),
    state: { kind: 'ready', thread: dmThread, messages: dmMessages },
    draft,
    now: FIXED_NOW,
    onAddPeople: fn(),
  },
} satisfies Meta<typeof ThreadScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow = { viewport: { value: 'phone320' } };

export const Anonymous: Story = { tags: ['spec:role-anonymous-no-messages'], args: { viewer: { kind: 'anonymous' } } };
export const SessionLoading: Story = { args: { viewer: { kind: 'loading' }, state: { kind: 'loading' } } };
export const Loading: Story = { tags: ['spec:thread-loading'], args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = { tags: ['spec:error-thread'], args: { state: { kind: 'failed', onRetry } } };
export const Empty: Story = {
  tags: ['spec:thread-empty', 'spec:empty-chat'],
  args: { state: { kind: 'ready', thread: threadWithoutMessages, messages: [] } },
};
export const Ready: Story = { tags: ['spec:thread-dm'] };
export const Group: Story = {
  tags: ['spec:thread-group'],
  args: { state: { kind: 'ready', thread: groupThread, messages: dmMessages } },
};

/** A line of the game is nobody's: it has no menu. */
export const OfLeague: Story = {
  tags: ['spec:thread-league'],
  args: { state: { kind: 'ready', thread: leagueThread, messages: leagueMessages }, safety },
};

export const WithMenus: Story = {
  tags: ['spec:thread-menus'],
  args: { state: { kind: 'ready', thread: { ...dmThread, canLeave: true }, messages: dmMessages }, safety },
};

export const Deleted: Story = {
  tags: ['spec:thread-deleted'],
  args: { state: { kind: 'ready', thread: dmThread, messages: messagesWithDeleted }, safety },
};
export const Left: Story = {
  tags: ['spec:thread-left'],
  args: { state: { kind: 'ready', thread: leftGroupThread, messages: dmMessages }, safety },
};
export const Alone: Story = {
  tags: ['spec:thread-alone'],
  args: { state: { kind: 'ready', thread: aloneThread, messages: dmMessages }, safety },
};
export const Request: Story = { tags: ['spec:thread-request'], args: { state: request, safety } };

export const RequestFromAGroup: Story = {
  tags: ['spec:thread-request-group'],
  args: { state: { ...request, thread: groupRequest }, safety },
};
export const AcceptingRequest: Story = {
  tags: ['spec:thread-request-accepting'],
  args: { state: request, safety: { ...safety, isAccepting: true } },
};
export const Muted: Story = { tags: ['spec:thread-muted'], args: { mutedUntil: '2025-10-15T11:00:00Z' } };
export const Paused: Story = {
  tags: ['spec:connection-down'],
  args: { state: { kind: 'ready', thread: dmThread, messages: dmMessages, isPaused: true } },
};
export const Sending: Story = {
  tags: ['spec:thread-sending'],
  args: { draft: { ...draft, value: 'On my way.', isSending: true } },
};
export const MalformedValues: Story = {
  args: { state: { kind: 'ready', thread: largeThread, messages: malformedMessages } },
};
export const HostileText: Story = {
  args: { state: { kind: 'ready', thread: dmThread, messages: hostileMessages } },
  globals: narrow,
};
export const ThousandMessages: Story = {
  args: { state: { kind: 'ready', thread: dmThread, messages: manyDmMessages(1_000) } },
};
