import { SOCKET_RECONNECT_MS, STORAGE_KEYS } from '@machine/contract/constants.ts';
import * as endpoints from '@machine/contract/endpoints.ts';
import { paths } from '@machine/contract/paths.ts';
import { reply } from '@machine/mocks/handlers.ts';
import { dmThread } from '@machine/mocks/message.ts';
import { matchChats } from '@machine/mocks/match-chat.ts';
import { lockedPrediction } from '@machine/mocks/prediction.ts';
import { fortyUsers, rival, searchResults } from '@machine/mocks/profile.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { readStored, writeStored } from '../../services/storage.ts';
import { createFakeSocket } from '../fakeSocket.ts';
import { integration } from '../flow.ts';
import { holdTimers } from '../holdTimers.ts';

const { openSocket, socket } = createFakeSocket();
const followed = fortyUsers.slice(0, 3);
const matchId = lockedPrediction.match.id;

/** States that only the whole app has. */
const meta = {
  title: 'Flows/Integration/States',
  tags: ['flow', 'behavior', '!autodocs', '!manifest'],
  ...integration(
    { openSocket },
    reply(endpoints.randomPrediction, lockedPrediction),
    reply(endpoints.matchChats, matchChats),
    reply(endpoints.following, followed),
    reply(endpoints.searchUsers, searchResults),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShownUntilAnswered: Story = {
  name: 'shows the cookie notice until a consent value is stored',
  // Invalid values count as unset.
  beforeEach: () => writeStored(STORAGE_KEYS.cookieConsent, 'unanswered' as never),
  play: async ({ canvas, userEvent }) => {
    const notice = await canvas.findByRole('region', { name: 'Cookie Notice' });
    await userEvent.click(within(notice).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Cookie Notice' })).toBeNull());
    await expect(readStored(STORAGE_KEYS.cookieConsent)).toBe('accepted');
    await expect(await canvas.findByRole('article')).toBeVisible();
  },
};

export const ChatOpensFromTheCard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chat' }));
    const panel = await screen.findByRole('dialog', { name: /^Los Angeles Lakers @ Boston Celtics — Group Chat · / });
    await expect(await within(panel).findByRole('log')).toBeVisible();
    await expect(within(panel).getByRole('textbox', { name: 'Message' })).toBeVisible();
  },
};

export const EmptyTextIsNotSent: Story = {
  args: { path: paths.matchChat(matchId) },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Message' });
    await userEvent.type(field, '{Enter}   {Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
};

export const WhoCanBeChosenForAMessage: Story = {
  args: { path: paths.messages },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(followed.length));
    // A search finds only those who are followed, too.
    await userEvent.type(dialog.getByRole('searchbox'), 'mira');
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(2));
    await expect(dialog.getByRole('option', { name: new RegExp(rival.username) })).toBeVisible();
    await expect(dialog.queryByRole('option', { name: /miracle_on_grass/ })).toBeNull();
  },
};

export const WhoCanBeAddedToAThread: Story = {
  args: { path: paths.thread(dmThread.id) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add people' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add people' }));
    // One of those who are followed is in the conversation.
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(followed.length - 1));
    await expect(dialog.queryByRole('option', { name: new RegExp(rival.username) })).toBeNull();
  },
};

let timers: ReturnType<typeof holdTimers>;

export const ConnectionLostAndBack: Story = {
  args: { path: paths.matchChat(matchId) },
  beforeEach: () => {
    timers = holdTimers(SOCKET_RECONNECT_MS);
    return timers.release;
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('log');
    const first = await socket();
    first.dispatchEvent(new Event('open'));
    await expect(await canvas.findByText('Live')).toBeVisible();
    first.dispatchEvent(new Event('close'));
    await expect(await canvas.findByText('Not live. Refreshing every few seconds.')).toBeVisible();
    await expect(openSocket).toHaveBeenCalledOnce();
    timers.elapse();
    await expect(await canvas.findByText('Connecting…')).toBeVisible();
    await expect(openSocket).toHaveBeenCalledTimes(2);
    (await socket()).dispatchEvent(new Event('open'));
    await expect(await canvas.findByText('Live')).toBeVisible();
  },
};

export const NothingIsSearchedWithoutText: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search users' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Search Users' }));
    await userEvent.type(panel.getByRole('searchbox'), '  {Enter}');
    await expect(panel.getByText('Type a username, or the start of one.')).toBeVisible();
  },
};
