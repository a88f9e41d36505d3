import { player } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { watchDownloads } from '../downloads.ts';
import { expectScreen } from '../steps.ts';
import { journey } from './journey.tsx';

const meta = {
  title: 'Flows/Change Settings',
  tags: ['flow', 'no-visual', 'nightly'],
  ...journey('A player changes the password and a preference and exports all data.', 'locked-pick'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const PASSWORDS = { 'Current password': 'old one', 'New password': 'sixsix', 'Confirm new password': 'sixsix' };

export const PasswordPreferenceAndExport: Story = {
  name: 'Password, preference and export',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('The player opens the settings from the menu', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: player.username }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }));
      await expectScreen(context, 'Settings');
    });
    await step('The player changes the password', async () => {
      for (const [label, text] of Object.entries(PASSWORDS)) await userEvent.type(canvas.getByLabelText(label), text);
      await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
      await expect(await canvas.findByText('Password changed.')).toBeVisible();
      for (const label of Object.keys(PASSWORDS)) await expect(canvas.getByLabelText(label)).toHaveValue('');
    });
    await step('The player turns off rank notifications', async () => {
      const rank = canvas.getByRole('switch', { name: 'Rank up' });
      await userEvent.click(rank);
      await expect(rank).not.toBeChecked();
    });
    await step('The player exports all data', async () => {
      const downloads = watchDownloads();
      await userEvent.click(canvas.getByRole('button', { name: 'Export data' }));
      await expect(await canvas.findByText(/^Saved as/)).toBeVisible();
      await expect(downloads.files).toHaveLength(1);
      downloads.restore();
    });
  },
};
