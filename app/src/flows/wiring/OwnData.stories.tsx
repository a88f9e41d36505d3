import { endpoints } from '@machine/contract';
import { activeSessions, exportedData, openPrediction, player } from '@machine/mocks/fixtures';
import { drop, refuse, reply, replyRaw } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { exportFileName } from '../../services/download.ts';
import { FlowApp } from '../FlowApp.tsx';
import { watchDownloads } from '../downloads.ts';
import { nobody, title, toast } from '../steps.ts';
import { freshWorld } from '../world.ts';

const meta = {
  title: 'Wiring/Own data',
  component: FlowApp,
  args: { path: '/settings', leave: fn() },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  beforeEach: async ({ msw, globals }) => {
    freshWorld({ globals, msw });
    msw.use(
      reply(endpoints.currentUser, player),
      reply(endpoints.randomPrediction, openPrediction),
      reply(endpoints.exportData, exportedData),
      reply(endpoints.deleteAccount, null),
      reply(endpoints.activeSessions, activeSessions),
    );
  },
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const DataIsExported: Story = {
  name: 'C39, S10: the export is the answer to the letter, in a file of a fixed name, whose address is revoked',
  play: async ({ canvas, userEvent }) => {
    const downloads = watchDownloads();
    try {
      await userEvent.click(await canvas.findByRole('button', { name: 'Export data' }));
      const name = exportFileName(new Date());
      await expect(await canvas.findByText(`Saved as ${name}.`)).toBeVisible();
      await expect(downloads.files).toHaveLength(1);
      const [file] = downloads.files;
      await expect(file?.name).toBe(name);
      await expect(await (await fetch(file?.url ?? '')).json()).toEqual(exportedData);
      await waitFor(() => expect(downloads.revoke).toHaveBeenCalledWith(file?.url));
    } finally {
      downloads.end();
    }
  },
};

export const AFailedExportSavesNothing: Story = {
  name: 'C39×F5, F11, F15: an export that fails saves no file',
  play: async ({ canvas, msw, userEvent }) => {
    const downloads = watchDownloads();
    try {
      const button = await canvas.findByRole('button', { name: 'Export data' });
      for (const failing of [
        refuse(endpoints.exportData, 500),
        replyRaw(endpoints.exportData, '<html>portal</html>', { status: 200 }),
        replyRaw(endpoints.exportData, '', { status: 200 }),
        drop(endpoints.exportData),
      ]) {
        msw.use(reply(endpoints.exportData, exportedData));
        await userEvent.click(button);
        await canvas.findByText(/^Saved as/);
        msw.use(failing);
        await userEvent.click(button);
        await expect(await canvas.findByText('Failed to export data.')).toBeVisible();
        await expect(button).toHaveFocus();
      }
      await expect(downloads.files).toHaveLength(4);
    } finally {
      downloads.end();
    }
  },
};

const askToDelete = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete account?' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  return dialog;
};

export const AnAccountIsDeleted: Story = {
  name: 'C38, 2.10: a deleted account is logged out here and in other tabs, leaves no draft, and ends at home',
  tags: ['spec:delete-done'],
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const told = fn();
    const other = new BroadcastChannel('session');
    other.addEventListener('message', told);
    sessionStorage.setItem(`draft:${player.id}:dm:t-1`, 'half a sentence');
    const dialog = await askToDelete(context);
    msw.use(nobody);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await title(context, 'THE MACHINE');
    await expect(await canvas.findByRole('button', { name: 'Log in' })).toBeVisible();
    await toast('Account deleted');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(sessionStorage.getItem(`draft:${player.id}:dm:t-1`)).toBeNull();
    await waitFor(() => expect(told).toHaveBeenCalled());
    other.close();
  },
};

export const ARefusedDeletionStays: Story = {
  name: 'C38×F5: a refused deletion says so in the dialog, and nobody is logged out',
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    msw.use(replyRaw(endpoints.deleteAccount, '<h1>Oops</h1>', { status: 500 }));
    const dialog = await askToDelete(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await expect(await dialog.findByText('Failed to delete account. Please try again.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: player.username })).toBeVisible();
    await title(context, 'Settings');
  },
};

export const ALostAnswerIsLookedInto: Story = {
  name: 'C38×F16: when the answer is lost and the account is gone, it ends at home',
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const dialog = await askToDelete(context);
    msw.use(nobody, drop(endpoints.deleteAccount));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await title(context, 'THE MACHINE');
    await expect(await canvas.findByRole('button', { name: 'Log in' })).toBeVisible();
  },
};
