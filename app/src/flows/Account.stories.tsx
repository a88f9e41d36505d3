import { endpoints, STORAGE_KEYS } from '@machine/contract';
import { exportedData, openPrediction, player, playerWithoutPassword } from '@machine/mocks/fixtures';
import { drop, refuse, reply, replyRaw } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { exportFileName } from '../services/download.ts';
import { readStored } from '../services/storage.ts';
import { FlowApp } from './FlowApp.tsx';
import { freshWorld } from './world.ts';

const meta = {
  title: 'Account',
  component: FlowApp,
  args: { path: '/settings', leave: fn() },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  tags: ['flow', '!autodocs', 'no-visual'],
  beforeEach: async ({ msw, globals }) => {
    freshWorld({ globals, msw });
    msw.use(
      reply(endpoints.currentUser, player),
      reply(endpoints.randomPrediction, openPrediction),
      reply(endpoints.updatePreference, null),
      reply(endpoints.changePassword, null),
      reply(endpoints.exportData, exportedData),
      reply(endpoints.deleteAccount, null),
      reply(endpoints.forgotPassword, null),
      reply(endpoints.resetPassword, null),
    );
  },
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const nobody = refuse(endpoints.currentUser, 401, 'Unauthorized');
const title = ({ canvas }: Context, name: string) => canvas.findByRole('heading', { level: 1, name });

/** A new screen: its title is there and has the focus (RELIABILITY.md X2). */
const arrival = async (context: Context, name: string) => {
  const heading = await title(context, name);
  await waitFor(() => expect(heading).toHaveFocus());
};

/** The toast itself, and not what is read out of it meanwhile. */
const toast = (words: string) => waitFor(() => expect(document.querySelector('[data-toast]')).toHaveTextContent(words));

/* The way to a new password */

export const AForgottenPassword: Story = {
  name: 'C05: from the login dialog to the notice, and the words say nothing of whether the address is known',
  args: { path: '/?login=1' },
  beforeEach: ({ msw }) => {
    msw.use(nobody);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await title(context, 'Forgot password');
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com{Enter}');
    await toast('Email sent');
    await arrival(context, 'Check your email');
    await expect(canvas.getByText('ada@example.com')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use another email' }));
    await expect(await canvas.findByLabelText('Email')).toHaveValue('');
  },
};

export const AForgottenPasswordFails: Story = {
  name: 'C05×F1, F5: a failure says so in a toast and in the form, which keeps the address',
  args: { path: '/forgot-password' },
  beforeEach: ({ msw }) => {
    msw.use(nobody, drop(endpoints.forgotPassword));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const email = await canvas.findByLabelText('Email');
    await userEvent.type(email, 'ada@example.com{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Failed to send reset email'));
    await toast('Failed to send reset email');
    await expect(email).toHaveValue('ada@example.com');
    msw.use(refuse(endpoints.forgotPassword, 500, 'The post is closed.'));
    await userEvent.type(email, '{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The post is closed.'));
    await expect(email).toHaveValue('ada@example.com');
  },
};

export const AResetWorksOnce: Story = {
  name: 'C06, S17: a reset leaves no token in the address',
  args: { path: '/reset-password/the-token' },
  beforeEach: ({ msw }) => {
    msw.use(nobody);
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const sent: unknown[] = [];
    msw.use(
      http.post(endpoints.resetPassword.path, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(null);
      }),
    );
    await userEvent.type(await canvas.findByLabelText('New password'), 'correct horse');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Set new password' }));
    await arrival(context, 'Password reset successful');
    await expect(sent).toEqual([{ token: 'the-token', password: 'correct horse' }]);
    await expect(canvas.queryByLabelText('New password')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to home' }));
    await title(context, 'THE MACHINE');
  },
};

export const AResetFails: Story = {
  name: 'C06×F8: a dead link says so and keeps both fields',
  args: { path: '/reset-password/the-token' },
  beforeEach: ({ msw }) => {
    msw.use(nobody, refuse(endpoints.resetPassword, 400, 'This link has been used.'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'correct horse');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'correct horse{Enter}');
    await toast('Reset failed');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('This link has been used.'));
    await expect(canvas.getByLabelText('New password')).toHaveValue('correct horse');
    await expect(canvas.getByLabelText('Confirm new password')).toHaveValue('correct horse');
  },
};

export const AResetWithoutAToken: Story = {
  name: 'RULES: /reset-password without a token is an Invalid Reset Link',
  args: { path: '/reset-password' },
  beforeEach: ({ msw }) => {
    msw.use(nobody);
  },
  play: async (context) => {
    await title(context, 'Invalid Reset Link');
  },
};

/* The settings */

export const AVisitorIsAskedToLogIn: Story = {
  name: 'a visitor has no settings, and is asked to log in',
  beforeEach: ({ msw }) => {
    msw.use(nobody);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Log in to see your settings')).toBeVisible();
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const TheMenuLeadsToTheSettings: Story = {
  args: { path: '/' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: player.username }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }));
    await arrival(context, 'Settings');
  },
};

export const DarkModeIsRemembered: Story = {
  name: 'dark mode changes at once, is stored, and is the one that the header knows',
  play: async ({ canvas, globals, userEvent }) => {
    const dark = await canvas.findByRole('switch', { name: 'Dark mode' });
    const wasDark = globals.appearance !== 'light';
    await expect((dark as HTMLInputElement).checked).toBe(wasDark);
    await userEvent.click(dark);
    await expect(readStored(STORAGE_KEYS.theme)).toBe(wasDark ? 'light' : 'dark');
    await expect(canvas.getByRole('button', { name: `Switch to ${wasDark ? 'dark' : 'light'} mode` })).toBeVisible();
    await userEvent.click(dark);
    await expect(readStored(STORAGE_KEYS.theme)).toBe(wasDark ? 'dark' : 'light');
  },
};

const FAILED = 'Failed to update preferences. Please try again.';

export const APreferenceIsStored: Story = {
  name: 'C36: a switch is seen at once, and sent alone',
  play: async ({ canvas, msw, userEvent }) => {
    const sent: unknown[] = [];
    msw.use(
      http.patch(endpoints.updatePreference.path, async ({ request }) => {
        sent.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const control = await canvas.findByRole('switch', { name: 'Rank up' });
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await waitFor(() => expect(sent).toEqual([{ notifyRankUp: false }]));
    await userEvent.click(canvas.getByRole('switch', { name: 'Achievements' }));
    await waitFor(() => expect(sent).toEqual([{ notifyRankUp: false }, { notifyAchievement: false }]));
    await expect(control).not.toBeChecked();
  },
};

export const TheLastWishWins: Story = {
  name: 'C36×F17, QL: wishes leave one after another, and the last one wins',
  play: async ({ canvas, msw, userEvent }) => {
    const answers: (() => void)[] = [];
    const sent: unknown[] = [];
    msw.use(
      http.patch(endpoints.updatePreference.path, async ({ request }) => {
        sent.push(await request.json());
        await new Promise<void>((resolve) => answers.push(resolve));
        return HttpResponse.json(null);
      }),
    );
    const rank = await canvas.findByRole('switch', { name: 'Rank up' });
    await userEvent.click(rank);
    await waitFor(() => expect(answers).toHaveLength(1));
    for (const _ of [1, 2, 3]) await userEvent.click(rank);
    await userEvent.click(canvas.getByRole('switch', { name: 'Match start' }));
    await expect(rank).toBeChecked();
    await expect(sent).toEqual([{ notifyRankUp: false }]);
    answers[0]?.();
    await waitFor(() => expect(answers).toHaveLength(2));
    await expect(sent.slice(1)).toEqual([{ notifyRankUp: true }]);
    answers[1]?.();
    await waitFor(() => expect(answers).toHaveLength(3));
    await expect(sent.slice(2)).toEqual([{ notifyMatchStart: false }]);
    answers[2]?.();
    await expect(rank).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Match start' })).not.toBeChecked();
  },
};

export const ARefusedPreferenceGoesBack: Story = {
  name: "C36×F5: a switch that could not be stored shows the server's value again, keeps the focus and says so",
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(refuse(endpoints.updatePreference, 500));
    const control = await canvas.findByRole('switch', { name: 'Match start' });
    control.focus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText(FAILED)).toBeVisible();
    await expect(control).toBeChecked();
    await expect(control).toHaveFocus();
    msw.use(reply(endpoints.updatePreference, null));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByText(FAILED)).toBeNull());
    await expect(control).not.toBeChecked();
  },
};

export const AnEndedSessionIsSeen: Story = {
  name: 'C36×F6: a switch pressed after the session has ended says so and becomes the login prompt',
  play: async ({ canvas, msw, userEvent }) => {
    const control = await canvas.findByRole('switch', { name: 'Match start' });
    msw.use(nobody, refuse(endpoints.updatePreference, 401, 'Unauthorized'));
    await userEvent.click(control);
    await expect(await canvas.findByText('Log in to see your settings')).toBeVisible();
    await toast(FAILED);
  },
};

const PASSWORDS = ['Current password', 'New password', 'Confirm new password'];

const changePassword = async ({ canvas, userEvent }: Context) => {
  await canvas.findByLabelText('Current password');
  for (const label of PASSWORDS) {
    await userEvent.type(canvas.getByLabelText(label), label === 'Current password' ? 'old one' : 'sixsix');
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
};

export const APasswordIsChanged: Story = {
  name: 'C37: a changed password empties the fields and says so',
  play: async (context) => {
    const { canvas } = context;
    await changePassword(context);
    await expect(await canvas.findByText('Password changed.')).toBeVisible();
    for (const label of PASSWORDS) await expect(canvas.getByLabelText(label)).toHaveValue('');
  },
};

export const AWrongPasswordKeepsTheFields: Story = {
  name: 'C37×F6, R8: a wrong password keeps all three fields, and nobody is logged out',
  play: async (context) => {
    const { canvas, msw } = context;
    msw.use(refuse(endpoints.changePassword, 401));
    await changePassword(context);
    await waitFor(() => expect(within(canvas.getByRole('main')).getByRole('alert')).not.toBeEmptyDOMElement());
    await expect(canvas.getByLabelText('Current password')).toHaveValue('old one');
    await expect(canvas.getByLabelText('New password')).toHaveValue('sixsix');
    await expect(canvas.getByRole('button', { name: player.username })).toBeVisible();
  },
};

export const NoPasswordToChange: Story = {
  name: 'SPEC 6: an account without a password has none to change',
  beforeEach: ({ msw }) => {
    msw.use(reply(endpoints.currentUser, playerWithoutPassword));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('switch', { name: 'Dark mode' });
    await expect(canvas.queryByLabelText('Current password')).toBeNull();
  },
};

/** Looks at what would be saved, instead of saving it. */
function watchDownloads() {
  const files: { name: string; url: string }[] = [];
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function saved(this: HTMLAnchorElement) {
    files.push({ name: this.download, url: this.href });
  });
  const revoke = spyOn(URL, 'revokeObjectURL');
  return {
    files,
    revoke,
    end: () => {
      click.mockRestore();
      revoke.mockRestore();
    },
  };
}

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

/* The way out */

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

/* What everybody may read */

export const TheFooterLeadsToTheLegalPages: Story = {
  args: { path: '/' },
  beforeEach: ({ msw }) => {
    msw.use(nobody);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const footer = within(await canvas.findByRole('navigation', { name: 'Explore' }));
    await userEvent.click(footer.getByRole('link', { name: 'Privacy' }));
    await arrival(context, 'Privacy');
    await userEvent.click(footer.getByRole('link', { name: 'Terms' }));
    await arrival(context, 'Terms');
    await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Home' }));
    await title(context, 'THE MACHINE');
  },
};
