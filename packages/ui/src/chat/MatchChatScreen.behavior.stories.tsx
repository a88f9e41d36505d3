import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { MatchChatScreen } from './MatchChatScreen.tsx';
import states, { EmptyWithoutPick, Failed, Delayed, Loading } from './MatchChatScreen.stories.tsx';

const meta = {
  ...states,
  title: 'Screens/Match Chat',
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof MatchChatScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The minutes change, so they are not a part of what is announced. */
export const AnnouncesADelayedScoreOnce: Story = {
  args: Delayed.args,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The score is delayed.').closest('output')).not.toBeNull();
    const minutes = canvas.getByText(/4 minutes ago$/);
    await expect(minutes).toBeVisible();
    await expect(minutes.closest('output, [aria-live], [role=status], [role=log]')).toBeNull();
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
