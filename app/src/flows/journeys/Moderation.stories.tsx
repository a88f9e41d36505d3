import { endpoints, endpointUrl, HIDDEN_MESSAGE, paths } from '@machine/contract';
import { chatMessages, decidedCase, matchChats, player, staff } from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { createFakeSocket, simulateOtherTab } from '../flowSetup.ts';
import { findTitle } from '../steps.ts';
import { rememberingJourney } from './journey.tsx';

const { openSocket, socket } = createFakeSocket();
const [chat] = matchChats;
const matchId = chat?.matchId ?? '';

const meta = {
  title: 'Flows/Moderation',
  tags: ['flow', 'no-visual', 'nightly'],
  ...rememberingJourney(
    'A player reports a chat message, and a moderator hides it and mutes its author for a time.',
    'last-minute',
    { path: paths.matchChat(matchId), openSocket },
    reply(endpoints.matchChats, matchChats),
    reply(endpoints.matchChat, chatMessages.slice(0, 3)),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const TEXT = 'Go back to your cartoons.';

const post = (path: string, body: object = {}) => fetch(path, { method: 'POST', body: JSON.stringify(body) });

const chatPath = endpointUrl(endpoints.matchChat.path, { id: matchId });

/** The author writes, and another player is logged in, who reads it. */
async function writeAndRead(): Promise<void> {
  await post(chatPath, { text: TEXT });
  await post(endpoints.logout.path);
  const named = { firstName: 'Sam', lastName: 'Otter', username: 'otter_reports', email: 'otter@example.com' };
  await post(endpoints.signup.path, { ...named, password: 'correct horse' });
}

/** Someone else uses the browser: in another tab, so that the page follows. */
async function switchTo({ canvas }: Context, { username, email }: typeof player): Promise<void> {
  await post(endpoints.logout.path);
  await post(endpoints.login.path, { email, password: 'correct horse' });
  simulateOtherTab();
  await canvas.findByRole('button', { name: new RegExp(username) });
}

async function decide({ canvas, userEvent }: Context, action: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: action }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: action }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const Report: Story = {
  name: 'Report a message',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('A player writes something unfriendly, and another one reads it', async () => {
      await socket();
      await writeAndRead();
      simulateOtherTab();
      await canvas.findByRole('button', { name: /otter_reports/ });
      await expect(await within(await canvas.findByRole('log')).findByText(TEXT)).toBeVisible();
    });
    await step('The reader reports it', async () => {
      const more = await canvas.findAllByRole('button', { name: `More about the message by ${player.username}` });
      await userEvent.click(more.at(-1) ?? canvas.getByRole('log'));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Report…' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Report message' }));
      await userEvent.click(dialog.getByText('Harassment or hate'));
      await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
      await expect(await dialog.findByText('Thanks. A moderator will look at it.')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    });
    await step('A moderator sees it with the messages before it', async () => {
      await switchTo(context, staff);
      await userEvent.click(await canvas.findByRole('button', { name: new RegExp(staff.username) }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Moderation' }));
      await userEvent.click(await canvas.findByRole('link', { name: new RegExp(TEXT) }));
      const messages = within(await canvas.findByRole('list', { name: 'Messages as they were reported' }));
      await expect(messages.getByText(chatMessages[0]?.text ?? '')).toBeVisible();
      await expect(messages.getByText(TEXT)).toBeVisible();
    });
  },
};

export const HideAndMute: Story = {
  name: 'Hide a message, and mute its author',
  args: { path: paths.moderation },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('A message was reported', async () => {
      await socket();
      await writeAndRead();
      const messages = (await (await fetch(chatPath)).json()) as { id: string }[];
      const subject = { kind: 'CHAT_MESSAGE', id: messages.at(-1)?.id };
      await post(endpoints.createReport.path, { subject, reason: 'HARASSMENT' });
      await switchTo(context, staff);
    });
    await step('The moderator hides it, and mutes its author for an hour', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: new RegExp(TEXT) }));
      await decide(context, 'Hide');
      await decide(context, 'Mute');
      await expect(await canvas.findByText(/^Muted until/)).toBeVisible();
    });
    await step('The author reads until when they can’t write', async () => {
      await switchTo(context, player);
      await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
      await userEvent.click(await screen.findByRole('link', { name: /Lakers vs Suns/ }));
      await expect(await canvas.findByText(/^You can't write until Oct 14/)).toBeVisible();
      await expect(await canvas.findByText(HIDDEN_MESSAGE)).toBeVisible();
      await expect(canvas.queryByText(TEXT)).toBeNull();
    });
  },
};

export const UndoADecision: Story = {
  name: 'Undo a decision',
  args: { path: `${paths.moderation}?tab=decided` },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('Another moderator finds the decision wrong, and takes it back', async () => {
      await socket();
      await switchTo(context, staff);
      await userEvent.click(await canvas.findByRole('link', { name: new RegExp(decidedCase.content) }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo this decision?' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    });
    await step('The log has the decision and the undo', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'All reports' }));
      await findTitle(context, 'Moderation');
      await userEvent.click(canvas.getByRole('tab', { name: 'Log' }));
      const log = within(await canvas.findByRole('tabpanel', { name: 'Log' }));
      await expect(await log.findByText('Mute undone')).toBeVisible();
      await expect(log.getByText('Muted')).toBeVisible();
    });
    await step('The case is open again', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Open' }));
      const open = within(await canvas.findByRole('tabpanel', { name: 'Open' }));
      await expect((await open.findAllByRole('link', { name: new RegExp(decidedCase.content) })).length).toBe(2);
    });
  },
};
