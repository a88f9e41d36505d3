import { endpoints } from '@machine/contract';
import {
  achievementList,
  chatMessages,
  dmMessages,
  dmThread,
  dmThreads,
  friendLeagues,
  gameInfo,
  invite,
  liveDetail,
  matchChats,
  nbaPlays,
  officeLeague,
  openInvite,
  player,
  userChatMessage,
} from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { lazyScreen } from '../../orReload.ts';
import { Part } from '../../panels/Part.tsx';
import { paths } from '../../paths.ts';
import { ScreenRoute } from '../../routes/ScreenRoute.tsx';
import { readDraft, writeDraft } from '../../services/drafts.ts';
import { writeTabItem } from '../../services/tabStorage.ts';
import { integration } from '../flow.ts';
import { controlEndpoint, createFakeSocket } from '../flowSetup.ts';
import { expectToast } from '../steps.ts';

const matchId = matchChats[0]?.matchId ?? '';
const chat = { userId: player.id, kind: 'chat', id: matchId } as const;
const dm = { userId: player.id, kind: 'dm', id: dmThread.id } as const;
const sentMessage = {
  ...userChatMessage,
  id: '900',
  userId: player.id,
  username: player.username,
  text: 'What a quarter',
};

const { openSocket, socket } = createFakeSocket();

const meta = {
  title: 'Flows/Integration/Leaving and Returning',
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  ...integration(
    { path: paths.thread(dmThread.id), openSocket },
    reply(endpoints.matchChats, matchChats),
    reply(endpoints.matchChat, [...chatMessages]),
    reply(endpoints.match, liveDetail),
    reply(endpoints.playByPlay, [...nbaPlays]),
    reply(endpoints.dmThreads, dmThreads),
    reply(endpoints.dmMessages, dmMessages),
    reply(endpoints.achievements, achievementList),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const findMessageBox = () => screen.findByRole('textbox', { name: 'Message' });

const openMessageList = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('link', { name: /All messages/ }));
  await canvas.findByRole('heading', { level: 1, name: 'Messages' });
};
const openThread = async ({ canvas, userEvent }: Context) => {
  await canvas.findByText('See you on the board.');
  const link = canvas.getAllByRole('link').find((link) => link.getAttribute('href') === paths.thread(dmThread.id));
  await userEvent.click(link as HTMLElement);
};

export const RestoredFromBackForwardCache: Story = {
  name: 'hides private data after a restore until the session is confirmed',
  parameters: { covers: ['AF9'] },
  play: async ({ canvas, msw, userEvent }) => {
    const field = await findMessageBox();
    await userEvent.type(field, 'half a thought');
    await waitFor(() => expect(openSocket).toHaveBeenCalled());
    const message = dmMessages[0]?.text ?? '';
    await expect(canvas.getByText(message)).toBeVisible();
    const user = controlEndpoint(endpoints.currentUser);
    msw.use(user.handler);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(canvas.queryByText(message)).toBeNull());
    await expect(canvas.queryByRole('button', { name: player.username })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Log in' })).toBeNull();
    user.respond(player);
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(await findMessageBox()).toHaveValue('half a thought');
    await expect(user.requested).toHaveBeenCalledOnce();
  },
};

export const MessageFailsAfterLeaving: Story = {
  name: 'reports a message that fails after leaving the screen and keeps it as a draft',
  parameters: { covers: ['AF12'] },
  play: async (context) => {
    const send = controlEndpoint(endpoints.sendDmMessage);
    context.msw.use(send.handler);
    await context.userEvent.type(await findMessageBox(), 'What a quarter{Enter}');
    await waitFor(() => expect(send.requested).toHaveBeenCalled());
    await openMessageList(context);
    send.respond({ message: 'Not now.' }, 503);
    await expectToast('Not now.');
    await expect(readDraft(dm)).toBe('What a quarter');
    await openThread(context);
    await waitFor(async () => expect(await findMessageBox()).toHaveValue('What a quarter'));
  },
};

export const ReturnsBeforeMessageIsSent: Story = {
  name: 'prevents sending a message twice when returning before the response',
  parameters: { covers: ['AF12'] },
  play: async (context) => {
    const send = controlEndpoint(endpoints.sendDmMessage);
    context.msw.use(send.handler);
    await context.userEvent.type(await findMessageBox(), 'What a quarter{Enter}');
    await waitFor(() => expect(send.requested).toHaveBeenCalled());
    await openMessageList(context);
    await openThread(context);
    const field = await findMessageBox();
    await expect(field).toHaveValue('What a quarter');
    await expect(field).toHaveAttribute('readonly');
    await context.userEvent.type(field, '{Enter}');
    send.respond(null, 201);
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(field).not.toHaveAttribute('readonly');
    await expect(readDraft(dm)).toBe('');
    await expect(send.requested).toHaveBeenCalledOnce();
  },
};

export const JoinsAfterLeaving: Story = {
  name: "doesn't open a league that the player has joined after they left the screen",
  parameters: { covers: ['AF12'] },
  args: { path: paths.join(invite.code) },
  beforeEach: ({ msw }) => msw.use(reply(endpoints.gameInfo, gameInfo), reply(endpoints.invite, openInvite)),
  play: async ({ canvas, userEvent, msw }) => {
    const join = controlEndpoint(endpoints.joinFriendLeague);
    const list = controlEndpoint(endpoints.friendLeagues);
    msw.use(join.handler, list.handler);
    await userEvent.click(await canvas.findByRole('button', { name: 'Join league' }));
    await waitFor(() => expect(join.requested).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Leagues' }));
    await canvas.findByRole('heading', { level: 1, name: 'Leagues' });
    join.respond({ id: officeLeague.id });
    // Only now, because joining refetches it.
    list.respond(friendLeagues);
    await expect(await canvas.findByRole('link', { name: /^The office/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Leagues' })).toBeVisible();
  },
};

export const MessageShownBeforeResponse: Story = {
  name: 'shows a message once when it appears before the response to sending it',
  parameters: { covers: ['W10'] },
  args: { path: paths.matchChat(matchId) },
  play: async ({ msw, userEvent }) => {
    const send = controlEndpoint(endpoints.sendChatMessage);
    msw.use(send.handler);
    const field = await findMessageBox();
    await waitFor(() => expect(openSocket).toHaveBeenCalled());
    await userEvent.type(field, `${sentMessage.text}{Enter}`);
    await waitFor(() => expect(send.requested).toHaveBeenCalled());
    msw.use(reply(endpoints.matchChat, [...chatMessages, sentMessage]));
    (await socket()).receives({ type: 'chat', data: { matchId } });
    const log = within(await screen.findByRole('log'));
    await expect(await log.findAllByText(sentMessage.text)).toHaveLength(1);
    await expect(field).toHaveValue(sentMessage.text);
    send.respond(null, 201);
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(log.getAllByText(sentMessage.text)).toHaveLength(1);
  },
};

export const SilentConnection: Story = {
  name: 'polls while the connection is silent',
  parameters: { covers: ['W13'] },
  args: { path: paths.matchChat(matchId) },
  play: async ({ msw }) => {
    await findMessageBox();
    msw.use(reply(endpoints.matchChat, [...chatMessages, sentMessage]));
    await expect(await screen.findByText(sentMessage.text)).toBeInTheDocument();
    await waitFor(() => expect(openSocket).toHaveBeenCalledOnce());
  },
};

const MissingScreen = lazyScreen(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

export const ScreenMissingAfterDeploy: Story = {
  name: 'shows an error when a screen is still missing after a reload, and keeps drafts',
  parameters: { covers: ['AF14', 'R15'], isWholeApp: false },
  beforeEach: () => {
    writeTabItem('reloaded-for-chunk', 'yes');
    writeDraft(chat, 'half a thought');
  },
  render: () => (
    <MemoryRouter>
      <ScreenRoute>
        <MissingScreen />
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

export const PartMissingAfterDeploy: Story = {
  name: 'leaves out a part that fails to load, and keeps the page',
  parameters: { isWholeApp: false },
  beforeEach: () => writeTabItem('reloaded-for-chunk', 'yes'),
  render: function Opening() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
          Open
        </button>
        <Part isWanted={isOpen}>
          <MissingScreen />
        </Part>
        <Part isWanted={isOpen}>
          <p>Another part</p>
        </Part>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Another part')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await canvas.findByText('Another part')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open', expanded: true })).toBeVisible();
  },
};
