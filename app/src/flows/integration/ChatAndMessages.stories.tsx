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
  userAt,
} from '@machine/mocks/fixtures';
import { reply, replyError } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { FlowApp } from '../FlowApp.tsx';
import { startWith } from '../flowSetup.ts';

const [chat] = matchChats;
const matchId = chat?.matchId ?? '';

const meta = {
  title: 'Integration/Chat and messages',
  component: FlowApp,
  args: { redirect: fn(), path: `/match-chat/${matchId}` },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  beforeEach: startWith(
    reply(endpoints.matchChats, matchChats),
    reply(endpoints.matchChat, [...chatMessages]),
    reply(endpoints.match, liveDetail),
    reply(endpoints.playByPlay, [...nbaPlays]),
    reply(endpoints.sendChatMessage, null, 201),
    reply(endpoints.dmThreads, dmThreads),
    reply(endpoints.dmMessages, dmMessages),
    reply(endpoints.following, oneUser),
  ),
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

const candidate = userAt(7);

export const FailedAdditionShowsNoMessage: Story = {
  name: 'keeps the selection and shows no message when adding people fails',
  tags: ['spec:silent-add-participants'],
  args: { path: paths.thread(dmThread.id) },
  beforeEach: ({ msw }) => {
    msw.use(reply(endpoints.following, [candidate]), replyError(endpoints.addParticipants, 500));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add people' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add people' }));
    await userEvent.click(await dialog.findByRole('option', { name: new RegExp(candidate.username) }));
    const add = dialog.getByRole('button', { name: 'Add people' });
    await userEvent.click(add);
    await waitFor(() => expect(add).not.toHaveAttribute('aria-busy'));
    await expect(dialog.getByRole('option', { selected: true })).toBeInTheDocument();
    await expect(within(await screen.findByRole('region', { name: 'Notification' })).queryByRole('button')).toBeNull();
  },
};

export const UnauthorizedMessageRedirects: Story = {
  name: 'shows a toast and redirects to the login endpoint on a 401 for a chat message',
  tags: ['spec:role-unauthorized-chat'],
  play: async ({ args, msw, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Message' });
    msw.use(
      replyError(endpoints.sendChatMessage, 401, 'Unauthorized'),
      replyError(endpoints.currentUser, 401, 'Unauthorized'),
    );
    await userEvent.type(field, 'Told you so{Enter}');
    await expect(await screen.findByText('You are logged out. Logging in again...')).toBeVisible();
    await waitFor(() => expect(args.redirect).toHaveBeenCalledWith('/api/login'), { timeout: 2_000 });
  },
};
