import * as endpoints from '@machine/contract/endpoints.ts';
import { chatMessages, finalDetail, userChatMessage } from '@machine/mocks/chat.ts';
import { player } from '@machine/mocks/currentUser.ts';
import { matchChats } from '@machine/mocks/match-chat.ts';
import { nbaPlays } from '@machine/mocks/plays.ts';
import { reply } from '@machine/mocks/handlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { createFakeSocket } from '../fakeSocket.ts';
import { journey } from './journey.ts';

const live = createFakeSocket();

const meta = {
  title: 'Flows/Live Match Chat',
  tags: ['flow', '!manifest'],
  ...journey(
    'The last minute of a close match in its chat.',
    'last-minute',
    { openSocket: live.openSocket },
    reply(endpoints.matchChat, [...chatMessages]),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const [chat] = matchChats;
const matchId = chat?.matchId ?? '';
const ownMessage = { ...userChatMessage, id: '900', username: player.username, text: 'Nobody guards the corner!' };
const replyMessage = { ...ownMessage, id: '901', username: 'house_of_hunches', text: 'He never misses from there.' };

export const LastMinute: Story = {
  name: 'The last minute of a match',
  play: async ({ canvas, userEvent, msw, step }) => {
    await step('The player opens the chat from the menu', async () => {
      msw.use(reply(endpoints.matchChats, matchChats));
      await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
      await userEvent.click(await screen.findByRole('link', { name: /Lakers vs Suns/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect((await canvas.findAllByText(/^Q4 0:/))[0]).toBeVisible();
    });
    await step('The player posts a message', async () => {
      msw.use(reply(endpoints.matchChat, [...chatMessages, ownMessage]));
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), `${ownMessage.text}{Enter}`);
      const log = within(await canvas.findByRole('log'));
      await expect(await log.findByText(ownMessage.text)).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(''));
    });
    await step('Another player replies', async () => {
      msw.use(reply(endpoints.matchChat, [...chatMessages, ownMessage, replyMessage]));
      (await live.socket()).receives({ type: 'chat', data: { matchId } });
      await expect(await canvas.findByText(replyMessage.text)).toBeVisible();
    });
    await step('The match ends', async () => {
      msw.use(reply(endpoints.match, finalDetail), reply(endpoints.playByPlay, [...nbaPlays]));
      (await live.socket()).receives({ type: 'score_update', data: { matchId } });
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Live Play-by-Play' })).toBeVisible();
    });
  },
};
