import { endpoints } from '@machine/contract';
import {
  chatMessages,
  dmMessages,
  dmThread,
  dmThreads,
  liveDetail,
  matchChats,
  nbaPlays,
  oneUser,
  player,
} from '@machine/mocks/fixtures';
import { failNetwork, reply, replyError } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { FlowApp } from '../FlowApp.tsx';
import { resetBrowserState } from '../flowSetup.ts';

const [chat] = matchChats;
const matchId = chat?.matchId ?? '';

const meta = {
  title: 'Integration/Chat and messages',
  component: FlowApp,
  args: { redirect: fn(), path: `/match-chat/${matchId}` },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  beforeEach: async ({ msw, globals }) => {
    resetBrowserState({ globals, msw });
    msw.use(
      reply(endpoints.currentUser, player),
      reply(endpoints.matchChats, matchChats),
      reply(endpoints.matchChat, [...chatMessages]),
      reply(endpoints.match, liveDetail),
      reply(endpoints.playByPlay, [...nbaPlays]),
      reply(endpoints.sendChatMessage, null, 201),
      reply(endpoints.dmThreads, dmThreads),
      reply(endpoints.dmMessages, dmMessages),
      reply(endpoints.following, oneUser),
    );
  },
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const findMessageBox = () => screen.findByRole('textbox', { name: 'Message' });

export const LostMessageResponse: Story = {
  name: 'keeps a message whose response is lost and retries it with the same idempotency key',
  parameters: { covers: ['C20', 'F16'] },
  play: async ({ msw, userEvent }) => {
    const keys: (string | null)[] = [];
    msw.use(
      http.post(endpoints.sendChatMessage.path, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(null, { status: 201 });
      }),
    );
    const field = await findMessageBox();
    await userEvent.type(field, 'What a quarter{Enter}');
    await expect(await screen.findByText('Failed to send message.')).toBeVisible();
    await expect(field).toHaveValue('What a quarter');
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(keys[0]).toMatch(/\w/);
    await expect(keys).toEqual([keys[0], keys[0]]);
  },
};

export const PlayerWithoutPickReads: Story = {
  name: 'shows how to join when the player has not picked',
  parameters: { covers: ['C20'] },
  beforeEach: ({ msw }) => {
    msw.use(reply(endpoints.matchChats, []), reply(endpoints.matchChat, []));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Make a pick to post messages')).toBeVisible();
    await expect(await canvas.findByText('Make a pick to join the chat.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const FailedChat: Story = {
  name: 'shows an error instead of an empty chat',
  parameters: { covers: ['C19', 'F5'] },
  beforeEach: ({ msw }) => {
    msw.use(replyError(endpoints.matchChat, 500));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load messages.")).toBeVisible();
    await expect(canvas.queryByText('No messages yet. Start the conversation!')).toBeNull();
  },
};

export const FailedDirectMessage: Story = {
  name: 'opens a thread from the list and keeps the text of a failed message',
  parameters: { covers: ['C31', 'C34'] },
  args: { path: '/messages' },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('See you on the board.');
    const link = canvas.getAllByRole('link').find((link) => link.getAttribute('href') === paths.thread(dmThread.id));
    await userEvent.click(link as HTMLElement);
    msw.use(failNetwork(endpoints.sendDmMessage));
    const field = await screen.findByRole('textbox', {}, { timeout: 5_000 });
    await userEvent.type(field, 'Same again?{Enter}');
    await expect(await screen.findByText('Failed to send message.')).toBeVisible();
    await expect(field).toHaveValue('Same again?');
  },
};

export const ForeignThread: Story = {
  name: 'shows the same error for a thread of other users as for a missing one',
  parameters: { covers: ['C33', 'F8'] },
  args: { path: '/messages/t-empty' },
  beforeEach: ({ msw }) => {
    msw.use(replyError(endpoints.dmMessages, 404, 'Not found'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch thread.')).toBeVisible();
  },
};

export const StartsConversation: Story = {
  name: 'starts a conversation with a followed user; a failure shows no message',
  tags: ['spec:silent-dm'],
  parameters: { covers: ['C32'] },
  args: { path: '/messages' },
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(replyError(endpoints.createThread, 500));
    await userEvent.click(await canvas.findByRole('button', { name: 'New message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
    await userEvent.click(await dialog.findByRole('option', { name: new RegExp(oneUser[0]?.username ?? '-') }));
    const start = dialog.getByRole('button', { name: 'Start conversation' });
    await userEvent.click(start);
    await waitFor(() => expect(start).not.toHaveAttribute('aria-busy'));
    await expect(dialog.getByRole('option', { selected: true })).toBeInTheDocument();
    msw.use(reply(endpoints.createThread, { id: dmThread.id }, 201));
    await userEvent.click(start);
    await expect(await screen.findByRole('link', { name: /All messages/ }, { timeout: 5_000 })).toBeVisible();
  },
};

export const Visitor: Story = {
  name: 'asks visitors to log in',
  parameters: { covers: ['C31'] },
  args: { path: '/messages' },
  beforeEach: ({ msw }) => {
    msw.use(replyError(endpoints.currentUser, 401, 'Unauthorized'));
  },
  play: async ({ canvas, userEvent }) => {
    const main = within(await canvas.findByRole('main'));
    await userEvent.click(await main.findByRole('button', { name: /log in/i }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
