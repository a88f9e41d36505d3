import { DELETED_MESSAGE, DELETED_USER, DM_TEXT_MAX } from '@machine/contract';
import {
  dmMessages,
  manyDmMessages,
  dmThread,
  groupThread,
  hostileMessages,
  leftGroupThread,
  malformedMessages,
  messagesWithDeleted,
  readOnlyThread,
  requestMessages,
  requestThread,
} from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { type ThreadSafety, ThreadScreen } from './ThreadScreen.tsx';
import states from './ThreadScreen.stories.tsx';

const onRetry = fn();

const meta = {
  title: 'Screens/Thread',
  component: ThreadScreen,
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: states.args,
} satisfies Meta<typeof ThreadScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsTheSameErrorForEveryFailureAndRetries: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch thread.');
    await expect(canvas.queryByText('No messages yet')).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** After logout nothing of the conversation remains on the page. */
export const HidesTheConversationFromVisitors: Story = {
  args: { viewer: { kind: 'anonymous' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement).not.toHaveTextContent(/mira_calls_it|See you on the board/);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Add people' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

export const ShowsTheTitleAndTheParticipantCount: Story = {
  args: { state: { kind: 'ready', thread: groupThread, messages: dmMessages } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('mira_calls_it, QuietOtter2 +2');
    await expect(canvas.getByText('5 participants')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All messages' })).toHaveAttribute('href', '/messages');
    await userEvent.click(canvas.getByRole('button', { name: 'Add people' }));
    await expect(args.onAddPeople).toHaveBeenCalledOnce();
  },
};

export const ShowsRankNameTextAndTime: Story = {
  play: async ({ canvas }) => {
    const log = within(canvas.getByRole('log', { name: /^Conversation with mira_calls_it/ }));
    const [first, second] = log.getAllByText(/You went against it|63\.4%/).map((text) => text.closest('[data-index]'));
    await expect(first).toHaveTextContent(/Oracle.*mira_calls_it.*1 hour ago/);
    await expect(first).not.toHaveTextContent('You ·');
    await expect(second).toHaveTextContent(/Elite.*ada_predicts.*You · 1 hour ago/);
  },
};

export const HandlesMalformedMessages: Story = {
  args: { state: { kind: 'ready', thread: dmThread, messages: malformedMessages } },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(log).toHaveTextContent(DELETED_USER);
    await expect(log).toHaveTextContent('You · just now');
    await expect(log).not.toHaveTextContent(/undefined|NaN|Invalid/);
  },
};

/** Holds the draft, like the parent component does. */
const Writing: Story['render'] = function Writing(args) {
  const [value, onValue] = useState(args.draft.value);
  return <ThreadScreen {...args} draft={{ ...args.draft, value, onValue }} />;
};

/** The text is trimmed, and empty text is not sent. */
export const SendsOnEnterAndKeepsTheFocus: Story = {
  render: Writing,
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.click(box);
    await userEvent.keyboard('   {Enter}');
    await expect(args.draft.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('See you.  {Enter}');
    await expect(args.draft.onSend).toHaveBeenCalledWith('See you.');
    await expect(box).toHaveFocus();
  },
};

export const DoesNotSendOverlongText: Story = {
  render: Writing,
  args: { draft: { ...meta.args.draft, value: 'W'.repeat(DM_TEXT_MAX + 1) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.draft.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const ExplainsWhyTheViewerCannotReply: Story = {
  args: { state: { kind: 'ready', thread: readOnlyThread, messages: dmMessages } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can only write to people you follow.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Add people' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'View profile' })).toHaveAttribute('href', '/profile/u-mira');
    await expect(canvas.getByText('See you on the board.')).toBeVisible();
  },
};

export const HidesTheProfileLinkOfADeletedAccount: Story = {
  args: {
    state: {
      kind: 'ready',
      thread: {
        ...readOnlyThread,
        participants: dmThread.participants.map((user) =>
          user.userId === 'u-ada' ? user : { ...user, username: DELETED_USER, rank: '' },
        ),
      },
      messages: dmMessages,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can only write to people you follow.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'View profile' })).toBeNull();
  },
};

export const KeepsADraftVisibleWhenReplyingIsNotAllowed: Story = {
  args: {
    state: { kind: 'ready', thread: readOnlyThread, messages: dmMessages },
    draft: { ...meta.args.draft, value: 'See you there.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('See you there.');
  },
};

export const ShowsThatUpdatesArePaused: Story = {
  args: { state: { kind: 'ready', thread: dmThread, messages: dmMessages, isPaused: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Live updates paused. Retrying…')).toBeVisible();
    await expect(canvas.getByText('See you on the board.')).toBeVisible();
  },
};

const Growing: Story['render'] = function Growing(args) {
  const [count, setCount] = useState(0);
  const messages = manyDmMessages(count);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>Receive a message</button>
      <ThreadScreen {...args} state={{ kind: 'ready', thread: dmThread, messages }} />
    </>
  );
};

/** The first message replaces the empty state without remounting the text field. */
export const KeepsTheTextFieldWhenTheFirstMessageArrives: Story = {
  render: Growing,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No messages yet')).toBeVisible();
    const box = canvas.getByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Receive a message' }));
    await expect(await canvas.findByText('Message 1 of a long conversation.')).toBeVisible();
    await expect(canvas.queryByText('No messages yet')).toBeNull();
    await expect(canvas.getByRole('textbox')).toBe(box);
  },
};

export const RendersHostileTextAsPlainText: Story = {
  args: { state: { kind: 'ready', thread: dmThread, messages: hostileMessages } },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('log').querySelectorAll('[data-index]').length).toBeGreaterThan(3));
    await expect(canvasElement.querySelector('img, script, iframe')).toBeNull();
  },
};

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

/** Every message and the conversation, by keyboard and with a name of its own. */
export const OpensAMenuForEachMessage: Story = {
  args: { state: { kind: 'ready', thread: { ...dmThread, canLeave: true }, messages: dmMessages }, safety },
  play: async ({ canvas, userEvent }) => {
    const log = within(canvas.getByRole('log'));
    await expect(log.getAllByRole('button', { name: 'More about your message' })).toHaveLength(2);
    const [first] = log.getAllByRole('button', { name: 'More about the message by mira_calls_it' });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(safety.messageMenu.onOpen).toHaveBeenCalledWith(
      expect.objectContaining({ id: '1' }),
      expect.objectContaining({ trigger: first, focus: 'first' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'More about this conversation' }));
    await expect(safety.onOpenMenu).toHaveBeenCalledOnce();
  },
};

export const HidesMenusWithoutTheFeature: Story = {
  args: { state: { kind: 'ready', thread: dmThread, messages: dmMessages } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('See you on the board.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^More about/ })).toBeNull();
  },
};

export const ShowsDeletedMessagesWithoutAMenu: Story = {
  args: { state: { kind: 'ready', thread: dmThread, messages: messagesWithDeleted }, safety },
  play: async ({ canvas }) => {
    const row = canvas.getByText(DELETED_MESSAGE).closest<HTMLElement>('[data-index]');
    await expect(row && within(row).queryByRole('button')).toBeNull();
  },
};

export const NamesWhoHasLeftAndKeepsTheirMessages: Story = {
  args: { state: { kind: 'ready', thread: leftGroupThread, messages: dmMessages }, safety },
  play: async ({ canvas }) => {
    const [former] = leftGroupThread.formerParticipants ?? [];
    await expect(canvas.getByText(former?.username ?? '').closest('p')).toHaveTextContent(`${former?.username} left`);
    await expect(canvas.getByText('4 participants')).toBeVisible();
  },
};

export const LetsTheViewerDecideAboutARequest: Story = {
  args: { state: { kind: 'ready', thread: requestThread, messages: requestMessages }, safety },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'More about this conversation' })).toBeNull();
    const request = within(canvas.getByRole('region', { name: 'Message request' }));
    await expect(request.getByRole('link', { name: 'View profile' })).toHaveAttribute('href', '/profile/u-10');
    request.getByRole('link').focus();
    await userEvent.keyboard('{Tab}{Enter}{Tab}{Enter}{Tab}{Enter}{Tab}{Enter}');
    for (const callback of [safety.onAccept, safety.onDecline, safety.onBlock, safety.onReport])
      await expect(callback).toHaveBeenCalledOnce();
  },
};

const Accepting: Story['render'] = function Accepting(args) {
  const [isRequest, setIsRequest] = useState(true);
  const thread = { ...requestThread, isRequest, canReply: !isRequest };
  return (
    <ThreadScreen
      {...args}
      state={{ kind: 'ready', thread, messages: requestMessages }}
      safety={{ ...safety, onAccept: () => setIsRequest(false) }}
    />
  );
};

export const KeepsTheFocusWhenARequestIsAccepted: Story = {
  render: Accepting,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Accept' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'Message' })).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};
