import { player } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { watchDownloads } from '../downloads.ts';
import { FlowApp } from '../FlowApp.tsx';
import { arrival } from '../steps.ts';
import { worldOf } from '../world.ts';
import { journey } from './journey.tsx';

const meta = {
  title: 'Settings',
  component: FlowApp,
  args: { leave: fn() },
  parameters: journey('A player sees to the account: a password, what mails tell, and a copy of all there is.'),
  tags: ['flow', 'no-visual'],
  beforeEach: worldOf('locked pick'),
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const PASSWORDS = { 'Current password': 'old one', 'New password': 'sixsix', 'Confirm new password': 'sixsix' };

export const APasswordAWishAndACopy: Story = {
  name: 'A password, a wish and a copy',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('The menu leads there', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: player.username }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }));
      await arrival(context, 'Settings');
    });
    await step('The password is changed', async () => {
      for (const [label, text] of Object.entries(PASSWORDS)) await userEvent.type(canvas.getByLabelText(label), text);
      await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
      await expect(await canvas.findByText('Password changed.')).toBeVisible();
    });
    await step('Mails about ranks are no more', async () => {
      const rank = canvas.getByRole('switch', { name: 'Rank up' });
      await userEvent.click(rank);
      await expect(rank).not.toBeChecked();
    });
    await step('A copy of everything is saved', async () => {
      const downloads = watchDownloads();
      await userEvent.click(canvas.getByRole('button', { name: 'Export data' }));
      await expect(await canvas.findByText(/^Saved as/)).toBeVisible();
      await expect(downloads.files).toHaveLength(1);
      downloads.end();
    });
  },
};
