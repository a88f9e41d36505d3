import { endpoints } from '@machine/contract';
import { activeSessions, exportedData, player } from '@machine/mocks/fixtures';
import { failNetwork, reply, replyError, replyRaw } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { exportFileName } from '../../services/download.ts';
import { integration } from '../flow.ts';
import { watchDownloads } from '../downloads.ts';
import { loggedOut, findTitle, expectToast } from '../steps.ts';

const meta = {
  title: 'Flows/Integration/Account Data',
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  ...integration(
    { path: '/settings' },
    reply(endpoints.exportData, exportedData),
    reply(endpoints.deleteAccount, null),
    reply(endpoints.activeSessions, activeSessions),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const ExportsData: Story = {
  name: 'saves the response unchanged to a file and revokes its URL',
  parameters: { covers: ['C39', 'S10'] },
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
      downloads.restore();
    }
  },
};

export const FailedExport: Story = {
  name: 'saves no file when the export fails',
  parameters: { covers: ['C39', 'F5', 'F11', 'F15'] },
  play: async ({ canvas, msw, userEvent }) => {
    const downloads = watchDownloads();
    try {
      const button = await canvas.findByRole('button', { name: 'Export data' });
      for (const failure of [
        replyError(endpoints.exportData, 500),
        replyRaw(endpoints.exportData, '<html>portal</html>', { status: 200 }),
        replyRaw(endpoints.exportData, '', { status: 200 }),
        failNetwork(endpoints.exportData),
      ]) {
        msw.use(reply(endpoints.exportData, exportedData));
        await userEvent.click(button);
        await canvas.findByText(/^Saved as/);
        msw.use(failure);
        await userEvent.click(button);
        await expect(await canvas.findByText('Failed to export data.')).toBeVisible();
        await expect(button).toHaveFocus();
      }
      await expect(downloads.files).toHaveLength(4);
    } finally {
      downloads.restore();
    }
  },
};

const openDeleteDialog = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete account?' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  return dialog;
};

export const DeletesAccount: Story = {
  name: 'logs out in all tabs, deletes drafts and shows home after deleting the account',
  tags: ['spec:delete-done'],
  parameters: { covers: ['C38'] },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const listener = fn();
    const otherTab = new BroadcastChannel('session');
    otherTab.addEventListener('message', listener);
    sessionStorage.setItem(`draft:${player.id}:dm:t-1`, 'half a sentence');
    const dialog = await openDeleteDialog(context);
    msw.use(loggedOut);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await findTitle(context, 'THE MACHINE');
    await expect(await canvas.findByRole('button', { name: 'Log in' })).toBeVisible();
    await expectToast('Account deleted');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(sessionStorage.getItem(`draft:${player.id}:dm:t-1`)).toBeNull();
    await waitFor(() => expect(listener).toHaveBeenCalled());
    otherTab.close();
  },
};

export const LostDeletionResponse: Story = {
  name: 'shows home when the response is lost but the account is deleted',
  parameters: { covers: ['C38', 'F16'] },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const dialog = await openDeleteDialog(context);
    msw.use(loggedOut, failNetwork(endpoints.deleteAccount));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await findTitle(context, 'THE MACHINE');
    await expect(await canvas.findByRole('button', { name: 'Log in' })).toBeVisible();
  },
};
