import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../primitives/button/Button.tsx';
import { MatchChatScreen } from './MatchChatScreen.tsx';
import states, {
  EmptyWithoutPick,
  Failed,
  Delayed,
  Final,
  FiveThousandMessages,
  HostileText,
  Loading,
  WithoutMatch,
} from './MatchChatScreen.stories.tsx';

const onRetry = fn();
const onSend = fn();

const meta = {
  ...states,
  title: 'Screens/Match Chat',
  tags: ['behavior', '!autodocs', 'no-visual'],
} satisfies Meta<typeof MatchChatScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsTheLiveScoreAndOnlyUserMessages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('PHX 74 - 78 LAL');
    await expect(canvas.queryByText('Live Play-by-Play')).toBeNull();
    const log = canvas.getByRole('log', { name: 'Los Angeles Lakers @ Phoenix Suns chat' });
    await waitFor(() =>
      expect(log).toHaveTextContent(
        '[Oracle] mira_calls_it: The Machine has never seen Abara on a back-to-back.[Elite] ada_predicts: Going',
      ),
    );
    await expect(log).not.toHaveTextContent(/SYSTEM|I am a bot/);
  },
};

/** The minutes change, but the announcement doesn't. */
export const AnnouncesADelayedScoreOnce: Story = {
  ...Delayed,
  render: function Passing(args) {
    const [minutes, setMinutes] = useState(0);
    return (
      <>
        <MatchChatScreen {...args} now={new Date(args.now.getTime() + minutes * 60_000)} />
        <Button onPress={() => setMinutes(minutes + 1)}>A minute later</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const announced = canvas.getByText('The score is delayed.');
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(announced, { characterData: true, childList: true, subtree: true });
    await expect(canvas.getByText(/4 minutes ago$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'A minute later' }));
    await expect(canvas.getByText(/5 minutes ago$/)).toBeVisible();
    await expect(changes).toEqual([]);
    observer.disconnect();
  },
};

const showsThePageTitle = (story: Story): Story => ({
  ...story,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Live Play-by-Play' })).toBeVisible();
  },
});
export const ShowsThePageTitleUntilTheMatchLoads: Story = showsThePageTitle(WithoutMatch);
export const ShowsThePageTitleWhenTheMatchIsNotLive: Story = showsThePageTitle(Final);

export const ListsEveryPlayWithoutAnnouncingIt: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Play-by-play' });
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(5));
    await expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(/^Q4 .+98 - 101$/);
    await expect(list.closest('[aria-live], [role=status], [role=log]')).toBeNull();
  },
};

export const ShowsThatPlaysFailedAndKeepsTheChat: Story = {
  args: { plays: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent("Couldn't load plays.");
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('log')).toBeVisible();
  },
};

export const ShowsTheConnectionStatus: Story = {
  render: (args) => (
    <>
      {(['live', 'connecting', 'down'] as const).map((connection) => (
        <MatchChatScreen key={connection} {...args} connection={connection} />
      ))}
    </>
  ),
  // Three screens on one page mean three h1 elements.
  parameters: { a11y: { disable: true } },
  play: async ({ canvas }) => {
    for (const text of ['Live', 'Connecting…', 'Not live. Refreshing every few seconds.'])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const SendsTheDraft: Story = {
  args: { posting: { kind: 'picked', value: ' Suns by six. ', onValue: fn(), isSending: false, onSend } },
  play: async ({ canvas, userEvent }) => {
    onSend.mockClear();
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await expect(field).toHaveAttribute('placeholder', '[ Type your message... ]');
    await userEvent.type(field, '{Enter}');
    await expect(onSend).toHaveBeenCalledWith('Suns by six.');
    await expect(field).toHaveFocus();
  },
};

export const LinksToThePickWhenThereIsNone: Story = {
  ...EmptyWithoutPick,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Make a pick to join the chat.')).toBeVisible();
    await expect(canvas.getByText('Make a pick to post messages')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Make a pick' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** The number of DOM nodes doesn't grow with the number of messages. */
export const RendersFiveThousandMessagesInAWindow: Story = {
  ...FiveThousandMessages,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText(/#5000/)).toBeVisible());
    await expect(canvasElement.ownerDocument.querySelectorAll('body *').length).toBeLessThan(1_500);
  },
};

/** Prevents layout shift when loading ends. */
export const HasTheSameHeightInEveryState: Story = {
  render: (args) => (
    <>
      <MatchChatScreen {...args} {...Loading.args} />
      <MatchChatScreen {...args} {...Failed.args} />
      <MatchChatScreen {...args} {...EmptyWithoutPick.args} />
      <MatchChatScreen {...args} />
    </>
  ),
  parameters: { a11y: { disable: true } },
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('region', { name: 'Match chat' })
      .map((region) => region.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};

export const RendersHostileTextAsPlainText: Story = {
  ...HostileText,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log.querySelectorAll('[data-index]').length).toBeGreaterThan(3));
    await expect(log.querySelector('img, script, iframe')).toBeNull();
    await expect(log.scrollWidth).toBe(log.clientWidth);
  },
};

const Hiding: Story['render'] = function Hiding(args) {
  const [hidden, setHidden] = useState<string | null>(null);
  const { state } = args;
  const messages = state.kind === 'ready' ? state.messages : [];
  return (
    <MatchChatScreen
      {...args}
      state={{ kind: 'ready', messages: messages.filter(({ userId }) => hidden === null || userId !== hidden) }}
      menu={{ openId: null, onOpen: ({ userId }) => setHidden(userId) }}
    />
  );
};

/** As after a block: the button of the next message takes the focus. */
export const KeepsTheFocusWhenMessagesDisappear: Story = {
  render: Hiding,
  play: async ({ canvas, userEvent }) => {
    const log = within(canvas.getByRole('log'));
    const buttons = () => log.getAllByRole('button', { name: /house_of_hunches$/ });
    await waitFor(() => expect(buttons()).toHaveLength(2));
    buttons()[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(log.queryByText('Always.')).toBeNull();
    await waitFor(() =>
      expect(log.getByRole('button', { name: 'More about the message by SwiftFalcon482' })).toHaveFocus(),
    );
  },
};
