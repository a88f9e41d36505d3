import { endpoints } from '@machine/contract';
import {
  chatMessages,
  dmMessages,
  dmThread,
  dmThreads,
  liveDetail,
  matchChats,
  nbaPlays,
  onePerson,
  player,
} from '@machine/mocks/fixtures';
import { drop, refuse, reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { FlowApp } from '../FlowApp.tsx';
import { freshWorld } from '../world.ts';

const [picked] = matchChats;
const matchId = picked?.matchId ?? '';

const meta = {
  title: 'Wiring/Talk',
  component: FlowApp,
  args: { leave: fn(), path: `/match-chat/${matchId}` },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  beforeEach: async ({ msw, globals }) => {
    freshWorld({ globals, msw });
    msw.use(
      reply(endpoints.currentUser, player),
      reply(endpoints.matchChats, matchChats),
      reply(endpoints.matchChat, [...chatMessages]),
      reply(endpoints.match, liveDetail),
      reply(endpoints.playByPlay, [...nbaPlays]),
      reply(endpoints.sendChatMessage, null, 201),
      reply(endpoints.dmThreads, dmThreads),
      reply(endpoints.dmMessages, dmMessages),
      reply(endpoints.following, onePerson),
    );
  },
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = () => screen.findByRole('textbox', { name: 'Message' });

export const ALostAnswerIsSentAgainUnderTheSameKey: Story = {
  name: 'C20×F16: a message whose answer is lost stays in the box, and is sent again under the same key',
  play: async ({ msw, userEvent }) => {
    const keys: (string | null)[] = [];
    msw.use(
      http.post(endpoints.sendChatMessage.path, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(null, { status: 201 });
      }),
    );
    const field = await box();
    await userEvent.type(field, 'What a quarter{Enter}');
    await expect(await screen.findByText('Failed to send message.')).toBeVisible();
    await expect(field).toHaveValue('What a quarter');
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(keys[0]).toMatch(/\w/);
    await expect(keys).toEqual([keys[0], keys[0]]);
  },
};

export const WhoHasNotPickedReads: Story = {
  name: 'C20: who has not picked on the match reads, and is told how to join',
  beforeEach: ({ msw }) => {
    msw.use(reply(endpoints.matchChats, []), reply(endpoints.matchChat, []));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Make a pick to post messages')).toBeVisible();
    await expect(await canvas.findByText('Make a pick to join the chat.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const AChatThatFails: Story = {
  name: 'C19×F5: messages that fail to load are not none',
  beforeEach: ({ msw }) => {
    msw.use(refuse(endpoints.matchChat, 500));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load messages.")).toBeVisible();
    await expect(canvas.queryByText('No messages yet. Start the conversation!')).toBeNull();
  },
};

export const AThreadIsFoundAndWrittenIn: Story = {
  name: 'C31, C34: a conversation is found in the list; a message that fails keeps its text',
  args: { path: '/messages' },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('See you on the board.');
    const link = canvas.getAllByRole('link').find((each) => each.getAttribute('href') === paths.thread(dmThread.id));
    await userEvent.click(link as HTMLElement);
    msw.use(drop(endpoints.sendDmMessage));
    const field = await screen.findByRole('textbox', {}, { timeout: 5_000 });
    await userEvent.type(field, 'Same again?{Enter}');
    await expect(await screen.findByText('Failed to send message.')).toBeVisible();
    await expect(field).toHaveValue('Same again?');
  },
};

export const ForeignThreadsDoNotExist: Story = {
  name: 'C33×F8: a conversation that is not ours has one sentence',
  args: { path: '/messages/t-nobody' },
  beforeEach: ({ msw }) => {
    msw.use(refuse(endpoints.dmMessages, 404, 'Not found'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch thread.')).toBeVisible();
  },
};

export const StartsAConversation: Story = {
  name: 'C32: a conversation is begun with somebody whom the player follows; one that fails says nothing',
  tags: ['spec:silent-dm'],
  args: { path: '/messages' },
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(refuse(endpoints.createThread, 500));
    await userEvent.click(await canvas.findByRole('button', { name: 'New message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
    await userEvent.click(await dialog.findByRole('option', { name: new RegExp(onePerson[0]?.username ?? '-') }));
    const start = dialog.getByRole('button', { name: 'Start conversation' });
    await userEvent.click(start);
    await waitFor(() => expect(start).not.toHaveAttribute('aria-busy'));
    await expect(dialog.getByRole('option', { selected: true })).toBeInTheDocument();
    msw.use(reply(endpoints.createThread, { id: dmThread.id }, 201));
    await userEvent.click(start);
    await expect(await screen.findByRole('link', { name: /All messages/ }, { timeout: 5_000 })).toBeVisible();
  },
};

export const VisitorsAreAskedToLogIn: Story = {
  name: 'C31: messages are for those who are logged in',
  args: { path: '/messages' },
  beforeEach: ({ msw }) => {
    msw.use(refuse(endpoints.currentUser, 401, 'Unauthorized'));
  },
  play: async ({ canvas, userEvent }) => {
    const main = within(await canvas.findByRole('main'));
    await userEvent.click(await main.findByRole('button', { name: /log in/i }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
