import { endpoints } from '@machine/contract';
import { chatMessages, liveDetail, matchChats, nbaPlays, player, userChatMessage } from '@machine/mocks/fixtures';
import { reply, replyError } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { FlowApp } from '../FlowApp.tsx';
import { resetBrowserState, createFakeSocket } from '../flowSetup.ts';

const matchId = matchChats[0]?.matchId ?? '';
const { openSocket, socket } = createFakeSocket();
const sendEvent = async (type: string) => (await socket()).receives({ type, data: { matchId } });

const meta = {
  title: 'Integration/Live events',
  component: FlowApp,
  args: { redirect: fn(), path: paths.matchChat(matchId), openSocket },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  beforeEach: async ({ msw, globals }) => {
    resetBrowserState({ globals, msw });
    openSocket.mockClear();
    msw.use(
      reply(endpoints.currentUser, player),
      reply(endpoints.matchChats, matchChats),
      reply(endpoints.matchChat, [...chatMessages]),
      reply(endpoints.match, liveDetail),
      reply(endpoints.playByPlay, [...nbaPlays]),
    );
  },
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ScoreUpdateRefreshesMatch: Story = {
  name: 'refreshes the open match on a score_update event',
  tags: ['spec:realtime-score-update'],
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'PHX 74 - 78 LAL' })).toBeVisible();
    msw.use(reply(endpoints.match, { ...liveDetail, scoreHome: 81 }));
    await sendEvent('score_update');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'PHX 74 - 81 LAL' })).toBeVisible();
  },
};

export const ChatEventRefreshesChat: Story = {
  name: 'refreshes the chat on a chat event',
  tags: ['spec:realtime-chat'],
  play: async ({ msw }) => {
    const log = within(await screen.findByRole('log'));
    msw.use(reply(endpoints.matchChat, [...chatMessages, { ...userChatMessage, id: '900', text: 'What a quarter' }]));
    await sendEvent('chat');
    await expect(await log.findByText('What a quarter')).toBeVisible();
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
