import { type ChatMessage, endpoints } from '@machine/contract';
import { chatMessages, finalDetail, matchChats, nbaPlays, player, userChatMessage } from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { FlowApp } from '../FlowApp.tsx';
import { socketOf, worldOf } from '../world.ts';
import { journey } from './journey.tsx';

const live = socketOf();

const meta = {
  title: 'Match night',
  component: FlowApp,
  args: { leave: fn(), openSocket: live.openSocket },
  parameters: journey('The last minute of a close match, in the chat that belongs to it.'),
  tags: ['flow', 'no-visual'],
  beforeEach: (context) => {
    live.openSocket.mockClear();
    worldOf('last minute')(context);
    context.msw.use(reply(endpoints.matchChat, [...chatMessages]));
  },
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const [chat] = matchChats;
const matchId = chat?.matchId ?? '';
const said = (id: string, username: string, text: string): ChatMessage => ({ ...userChatMessage, id, username, text });
const mine = said('900', player.username, 'Nobody guards the corner!');
const answer = said('901', 'house_of_hunches', 'He never misses from there.');

export const TheLastMinuteTogether: Story = {
  name: 'The last minute together',
  play: async ({ canvas, userEvent, msw, step }) => {
    await step('The menu leads to the chat of the match', async () => {
      msw.use(reply(endpoints.matchChats, matchChats));
      await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
      await userEvent.click(await screen.findByRole('link', { name: /Lakers vs Suns/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect((await canvas.findAllByText(/^Q4 0:/))[0]).toBeVisible();
    });
    await step('A line is written, and stands there', async () => {
      msw.use(reply(endpoints.matchChat, [...chatMessages, mine]));
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), `${mine.text}{Enter}`);
      const log = within(await canvas.findByRole('log'));
      await expect(await log.findByText(mine.text)).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(''));
    });
    await step('Somebody answers', async () => {
      msw.use(reply(endpoints.matchChat, [...chatMessages, mine, answer]));
      (await live.socket()).says({ type: 'chat', data: { matchId } });
      await expect(await canvas.findByText(answer.text)).toBeVisible();
    });
    await step('The whistle: the score is final', async () => {
      msw.use(reply(endpoints.match, finalDetail), reply(endpoints.playByPlay, [...nbaPlays]));
      (await live.socket()).says({ type: 'score_update', data: { matchId } });
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Live Play-by-Play' })).toBeVisible();
    });
  },
};
