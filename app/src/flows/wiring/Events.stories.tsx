import { endpoints } from '@machine/contract';
import { chatMessages, liveDetail, matchChats, nbaPlays, player, userChatMessage } from '@machine/mocks/fixtures';
import { refuse, reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { FlowApp } from '../FlowApp.tsx';
import { freshWorld, socketOf } from '../world.ts';

const matchId = matchChats[0]?.matchId ?? '';
const { openSocket, socket } = socketOf();
const says = async (type: string) => (await socket()).says({ type, data: { matchId } });

const meta = {
  title: 'Wiring/Events',
  component: FlowApp,
  args: { leave: fn(), path: paths.matchChat(matchId), openSocket },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  beforeEach: async ({ msw, globals }) => {
    freshWorld({ globals, msw });
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

export const AScoreUpdateMovesTheScore: Story = {
  name: 'SPEC 4: a score_update for the open match refreshes the match',
  tags: ['spec:realtime-score-update'],
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'PHX 74 - 78 LAL' })).toBeVisible();
    msw.use(reply(endpoints.match, { ...liveDetail, scoreHome: 81 }));
    await says('score_update');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'PHX 74 - 81 LAL' })).toBeVisible();
  },
};

export const AChatEventBringsTheMessage: Story = {
  name: 'SPEC 4: a chat event refreshes its chat',
  tags: ['spec:realtime-chat'],
  play: async ({ msw }) => {
    const log = within(await screen.findByRole('log'));
    msw.use(reply(endpoints.matchChat, [...chatMessages, { ...userChatMessage, id: '900', text: 'What a quarter' }]));
    await says('chat');
    await expect(await log.findByText('What a quarter')).toBeVisible();
  },
};

export const AMessageInADeadSessionLogsInAgain: Story = {
  name: 'SPEC 6: a 401 on a chat message says so and leaves for the login endpoint',
  tags: ['spec:role-unauthorized-chat'],
  play: async ({ args, msw, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Message' });
    msw.use(refuse(endpoints.sendChatMessage, 401, 'Unauthorized'), refuse(endpoints.currentUser, 401, 'Unauthorized'));
    await userEvent.type(field, 'Told you so{Enter}');
    await expect(await screen.findByText('You are logged out. Logging in again...')).toBeVisible();
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/api/login'), { timeout: 2_000 });
  },
};
