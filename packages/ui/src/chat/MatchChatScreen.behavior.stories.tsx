import { chatMessages } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../primitives/button/Button.tsx';
import { MatchChatScreen } from './MatchChatScreen.tsx';
import states, { EmptyWithoutPick, Failed, Delayed, Loading } from './MatchChatScreen.stories.tsx';

const meta = { ...states, title: 'Screens/Match Chat', tags: ['behavior', '!autodocs', 'no-visual'] } satisfies Meta<
  typeof MatchChatScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

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

export const ListsEveryPlayWithoutAnnouncingIt: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Play-by-play' });
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(5));
    await expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(/^Q4 .+98 - 101$/);
    await expect(list.closest('[aria-live], [role=status], [role=log]')).toBeNull();
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

/** As after a block: the button of the next message takes the focus. */
export const KeepsTheFocusWhenMessagesDisappear: Story = {
  render: function Hiding(args) {
    const [hidden, setHidden] = useState<string | null>(null);
    const messages = chatMessages.filter(({ userId }) => hidden === null || userId !== hidden);
    return (
      <MatchChatScreen
        {...args}
        state={{ kind: 'ready', messages }}
        menu={{ openId: null, onOpen: ({ userId }) => setHidden(userId) }}
      />
    );
  },
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
