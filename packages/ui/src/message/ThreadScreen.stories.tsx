import type { DmMessage } from '@machine/contract/message.ts';
import { FIXED_NOW } from '@machine/mocks/clock.ts';
import {
  dmMessages,
  dmThread,
  groupThread,
  hostileMessages,
  largeThread,
  leagueMessages,
  leagueThread,
  malformedMessages,
  manyDmMessages,
  threadWithoutMessages,
} from '@machine/mocks/message.ts';
import { leftGroupThread, messagesWithDeleted, requestMessages, requestThread } from '@machine/mocks/safetyThreads.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { inFrame, pageParameters } from '../../stories/inFrame.tsx';
import { type ThreadSafety, ThreadScreen } from './ThreadScreen.tsx';
import { PLAYER, presets, VIEWER_STATES, WAITING } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

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
const ready = (thread: typeof dmThread, messages: readonly DmMessage[] = dmMessages) =>
  ({ kind: 'ready', thread, messages }) as const;
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

const READY = ready(dmThread);

const meta = {
  title: 'Screens/Thread',
  component: ThreadScreen,
  parameters: {
    ...pageParameters,
    viewer: 'player',
    ...usage({
      when: 'At `/messages/{threadId}`: one conversation, or a request to accept or decline.',
      not: 'For a chat of a match: that is the `MatchChatScreen`.',
      with: 'Built from `DmMessageList` and `SendBox`, or a `RequestFooter`; it opens the `AddPeopleDialog` and the `SafetyMenu`.',
    }),
  },
  decorators: [inFrame],
  args: { viewer: PLAYER, onLogin: fn(), state: READY, draft, now: FIXED_NOW, onAddPeople: fn() },
  argTypes: {
    viewer: presets(VIEWER_STATES),
    state: presets({
      ready: READY,
      group: ready(groupThread),
      league: ready(leagueThread, leagueMessages),
      deleted: ready(dmThread, messagesWithDeleted),
      left: ready(leftGroupThread),
      alone: ready(aloneThread),
      request: ready(requestThread, requestMessages),
      paused: { ...READY, isPaused: true },
      'no messages': ready(threadWithoutMessages, []),
      ...WAITING,
    }),
    draft: presets({ idle: draft, sending: { ...draft, isSending: true } }),
    mutedUntil: { options: [undefined, '2025-10-15T11:00:00Z'] },
    safety: presets({ none: undefined, menus: safety, accepting: { ...safety, isAccepting: true } }),
  },
} satisfies Meta<typeof ThreadScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Writing({ draft: { isSending }, ...args }) {
    const [value, onValue] = useState('');
    return <ThreadScreen {...args} draft={{ value, onValue, isSending, onSend: () => onValue('') }} />;
  },
};

export const Anonymous: Story = { tags: ['anonymous'], args: { viewer: { kind: 'anonymous' } } };
export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Empty: Story = { tags: ['empty'], args: { state: ready(threadWithoutMessages, []) } };
export const Ready: Story = { tags: ['ready'] };
export const Group: Story = { args: { state: ready(groupThread) } };

/** A line of the game is nobody's: it has no menu. */
export const OfLeague: Story = { args: { state: ready(leagueThread, leagueMessages), safety } };

export const WithMenus: Story = { args: { state: ready({ ...dmThread, canLeave: true }), safety } };

export const Deleted: Story = { args: { state: ready(dmThread, messagesWithDeleted), safety } };
export const Left: Story = { args: { state: ready(leftGroupThread), safety } };
export const Alone: Story = { args: { state: ready(aloneThread), safety } };
export const Request: Story = { args: { state: ready(requestThread, requestMessages), safety } };
export const RequestFromAGroup: Story = { args: { state: ready(groupRequest, requestMessages), safety } };
export const AcceptingRequest: Story = { args: { ...Request.args, safety: { ...safety, isAccepting: true } } };
export const Muted: Story = { args: { mutedUntil: '2025-10-15T11:00:00Z' } };
export const Paused: Story = { tags: ['offline'], args: { state: { ...ready(dmThread), isPaused: true } } };
export const Sending: Story = { tags: ['saving'], args: { draft: { ...draft, value: 'On my way.', isSending: true } } };
export const MalformedValues: Story = { tags: ['extreme'], args: { state: ready(largeThread, malformedMessages) } };
export const HostileText: Story = {
  tags: ['extreme'],
  args: { state: ready(dmThread, hostileMessages) },
  globals: { viewport: { value: 'phone320' } },
};

/** The first message replaces the empty state without remounting the text field. */
export const KeepsTheTextFieldWhenTheFirstMessageArrives: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Growing(args) {
    const [count, setCount] = useState(0);
    return (
      <>
        <button onClick={() => setCount(count + 1)}>Receive a message</button>
        <ThreadScreen {...args} state={{ kind: 'ready', thread: dmThread, messages: manyDmMessages(count) }} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No messages yet')).toBeVisible();
    const box = canvas.getByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Receive a message' }));
    await expect(await canvas.findByText('Message 1 of a long conversation.')).toBeVisible();
    await expect(canvas.queryByText('No messages yet')).toBeNull();
    await expect(canvas.getByRole('textbox')).toBe(box);
  },
};
