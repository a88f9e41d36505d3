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
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { integration } from '../flow.ts';
import { expectToast } from '../steps.ts';

const [chat] = matchChats;
const matchId = chat?.matchId ?? '';

const meta = {
  title: 'Flows/Integration/Chat and Messages',
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  ...integration(
    { path: `/match-chat/${matchId}` },
    reply(endpoints.matchChats, matchChats),
    reply(endpoints.matchChat, [...chatMessages]),
    reply(endpoints.match, liveDetail),
    reply(endpoints.playByPlay, [...nbaPlays]),
    reply(endpoints.sendChatMessage, null, 201),
    reply(endpoints.dmThreads, dmThreads),
    reply(endpoints.dmMessages, dmMessages),
    reply(endpoints.following, oneUser),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

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
    await expectToast('You are logged out. Logging in again...');
    await waitFor(() => expect(args.redirect).toHaveBeenCalledWith('/api/login'), { timeout: 2_000 });
  },
};
