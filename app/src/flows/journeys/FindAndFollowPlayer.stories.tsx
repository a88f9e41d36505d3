import { endpoints } from '@machine/contract';
import { followedSummary, ownSummary, player } from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { findTitle } from '../steps.ts';
import { journey } from './journey.tsx';

const meta = {
  title: 'Flows/Find and Follow a Player',
  tags: ['flow', 'no-visual', 'nightly'],
  ...journey('A user is found by search, viewed and followed.', 'locked-pick'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const SearchAndFollow: Story = {
  name: 'Search and follow',
  play: async (context) => {
    const { canvas, userEvent, msw, step } = context;
    await step('The search opens from the header', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Search users' }));
      await userEvent.type(await screen.findByPlaceholderText('Search by username...'), 'mira');
    });
    await step('A result opens the profile and closes the panel', async () => {
      await userEvent.click(await screen.findByRole('link', { name: /mira_calls_it/ }));
      await expect(await canvas.findByRole('heading', { name: /mira_calls_it/ })).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('The player follows the user', async () => {
      msw.use(reply(endpoints.userSummary, followedSummary));
      await userEvent.click(await canvas.findByRole('button', { name: 'Follow' }));
      await expect(await canvas.findByRole('button', { name: 'Following', pressed: true })).toBeVisible();
    });
    await step("The followed user appears in the player's own profile", async () => {
      msw.use(reply(endpoints.userSummary, ownSummary));
      await userEvent.click(canvas.getByRole('button', { name: player.username }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Profile' }));
      await findTitle(context, new RegExp(player.username));
      await userEvent.click(await canvas.findByRole('button', { name: /following$/i }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Following' }));
      await expect(await dialog.findByRole('link', { name: /mira_calls_it/ })).toBeInTheDocument();
    });
  },
};
