import { endpoints } from '@machine/contract';
import {
  achievementList,
  chatMessages,
  dmMessages,
  dmThread,
  dmThreads,
  liveDetail,
  matchChats,
  nbaPlays,
  openPrediction,
  player,
  userChatMessage,
} from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { lazyRoute } from '../../lazyRoute.ts';
import { paths } from '../../paths.ts';
import { ScreenRoute } from '../../routes/ScreenRoute.tsx';
import { readDraft, writeDraft } from '../../services/drafts.ts';
import { writeNote } from '../../services/tabMemory.ts';
import { FlowApp } from '../FlowApp.tsx';
import { freshWorld, held, socketOf } from '../world.ts';

const matchId = matchChats[0]?.matchId ?? '';
const chat = { userId: player.id, kind: 'chat', id: matchId } as const;
const dm = { userId: player.id, kind: 'dm', id: dmThread.id } as const;
const said = { ...userChatMessage, id: '900', userId: player.id, username: player.username, text: 'What a quarter' };

const { openSocket, socket } = socketOf();

const meta = {
  title: 'Wiring/Away and back',
  component: FlowApp,
  args: { leave: fn(), path: paths.thread(dmThread.id), openSocket },
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
      reply(endpoints.dmThreads, dmThreads),
      reply(endpoints.dmMessages, dmMessages),
      reply(endpoints.achievements, achievementList),
      reply(endpoints.randomPrediction, openPrediction),
    );
  },
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const box = () => screen.findByRole('textbox', { name: 'Message' });

const goToAllMessages = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('link', { name: /All messages/ }));
  await canvas.findByRole('heading', { level: 1, name: 'Messages' });
};
const goToTheThread = async ({ canvas, userEvent }: Context) => {
  await canvas.findByText('See you on the board.');
  const link = canvas.getAllByRole('link').find((each) => each.getAttribute('href') === paths.thread(dmThread.id));
  await userEvent.click(link as HTMLElement);
};

export const ComesBackOutOfTheBrowsersMemory: Story = {
  name: 'AF9: out of the browser memory, nothing private is shown before the server says who is here',
  play: async ({ canvas, msw, userEvent }) => {
    const field = await box();
    await userEvent.type(field, 'half a thought');
    await waitFor(() => expect(openSocket).toHaveBeenCalled());
    const message = dmMessages[0]?.text ?? '';
    await expect(canvas.getByText(message)).toBeVisible();
    const user = held(endpoints.currentUser);
    msw.use(user.handler);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(canvas.queryByText(message)).toBeNull());
    await expect(canvas.queryByRole('button', { name: player.username })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Log in' })).toBeNull();
    user.release(player);
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(await box()).toHaveValue('half a thought');
    await expect(user.asked).toHaveBeenCalledOnce();
  },
};

export const LeavesWhileAMessageFails: Story = {
  name: 'AF12: a message that fails after one has left says so, and is a draft when one is back',
  play: async (context) => {
    const send = held(endpoints.sendDmMessage);
    context.msw.use(send.handler);
    await context.userEvent.type(await box(), 'What a quarter{Enter}');
    await waitFor(() => expect(send.asked).toHaveBeenCalled());
    await goToAllMessages(context);
    send.release({ message: 'Not now.' }, 503);
    await expect(await screen.findByText('Not now.')).toBeVisible();
    await expect(readDraft(dm)).toBe('What a quarter');
    await goToTheThread(context);
    await waitFor(async () => expect(await box()).toHaveValue('What a quarter'));
  },
};

export const IsBackBeforeTheMessageArrives: Story = {
  name: 'AF12: who is back before the message has arrived cannot send it twice; a success alone takes the draft',
  play: async (context) => {
    const send = held(endpoints.sendDmMessage);
    context.msw.use(send.handler);
    await context.userEvent.type(await box(), 'What a quarter{Enter}');
    await waitFor(() => expect(send.asked).toHaveBeenCalled());
    await goToAllMessages(context);
    await goToTheThread(context);
    const field = await box();
    await expect(field).toHaveValue('What a quarter');
    await expect(field).toHaveAttribute('readonly');
    await context.userEvent.type(field, '{Enter}');
    send.release(null, 201);
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(field).not.toHaveAttribute('readonly');
    await expect(readDraft(dm)).toBe('');
    await expect(send.asked).toHaveBeenCalledOnce();
  },
};

export const TheMessageArrivesBeforeItsAnswer: Story = {
  name: 'W10: a message that is shown before its answer has come stands there once, before and after',
  args: { path: paths.matchChat(matchId) },
  play: async ({ msw, userEvent }) => {
    const send = held(endpoints.sendChatMessage);
    msw.use(send.handler);
    const field = await box();
    await waitFor(() => expect(openSocket).toHaveBeenCalled());
    await userEvent.type(field, `${said.text}{Enter}`);
    await waitFor(() => expect(send.asked).toHaveBeenCalled());
    msw.use(reply(endpoints.matchChat, [...chatMessages, said]));
    (await socket()).says({ type: 'chat', data: { matchId } });
    const log = within(await screen.findByRole('log'));
    await expect(await log.findAllByText(said.text)).toHaveLength(1);
    await expect(field).toHaveValue(said.text);
    send.release(null, 201);
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(log.getAllByText(said.text)).toHaveLength(1);
  },
};

export const LivesOnItsPolls: Story = {
  name: 'W13: on a connection that says nothing, the page lives on its polls',
  args: { path: paths.matchChat(matchId) },
  play: async ({ msw }) => {
    await box();
    msw.use(reply(endpoints.matchChat, [...chatMessages, said]));
    await expect(await screen.findByText(said.text)).toBeInTheDocument();
    await waitFor(() => expect(openSocket).toHaveBeenCalledOnce());
  },
};

const Gone = lazyRoute(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

export const TheScreenIsGone: Story = {
  name: 'AF14, R15: a screen that is gone after a new deploy, and after a fresh start too, says so; drafts stay',
  parameters: { isWholeApp: false },
  beforeEach: () => {
    writeNote('reloaded-for-chunk', 'yes');
    writeDraft(chat, 'half a thought');
  },
  render: () => (
    <MemoryRouter>
      <ScreenRoute title="Gone">
        <Gone />
      </ScreenRoute>
    </MemoryRouter>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(readDraft(chat)).toBe('half a thought');
  },
};
