import * as endpoints from '@machine/contract/endpoints.ts';
import type { DmMessage, DmThread } from '@machine/contract/message.ts';
import { paths } from '@machine/contract/paths.ts';
import { player } from '@machine/mocks/currentUser.ts';
import { dmThread, dmThreads } from '@machine/mocks/message.ts';
import { fortyUsers } from '@machine/mocks/profile.ts';
import { reply } from '@machine/mocks/handlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { findTitle } from '../steps.ts';
import { journey } from './journey.ts';

const meta = {
  title: 'Flows/Messages',
  tags: ['flow', '!manifest'],
  ...journey(
    'A player starts a conversation with two followed users.',
    'locked-pick',
    { path: paths.messages },
    reply(endpoints.following, fortyUsers.slice(0, 6)),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const [mira, second] = fortyUsers.map(({ id, username, rank, profileImageUrl }) => ({
  userId: id,
  username,
  rank,
  profileImageUrl,
}));
const ada = dmThread.participants.find(({ userId }) => userId === player.id);
const newThread: DmThread = {
  id: 't-new',
  participants: [ada, mira, second].filter((participant) => participant !== undefined),
  lastMessage: null,
};
const hello: DmMessage = { id: '1', userId: player.id, text: 'Celtics by ten?', createdAt: '2025-10-14T11:59:00Z' };

export const MessageToTwo: Story = {
  name: 'A message to two users',
  play: async (context) => {
    const { canvas, userEvent, msw, step } = context;
    await step('The player selects two followed users', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'New message' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
      for (const person of [mira, second]) {
        await userEvent.click(await dialog.findByRole('option', { name: new RegExp(`${person?.username}\\b`) }));
      }
      await expect(await dialog.findByText('2 selected')).toBeInTheDocument();
      msw.use(
        reply(endpoints.createThread, { id: newThread.id }, 201),
        reply(endpoints.dmThreads, [newThread, ...dmThreads]),
        reply(endpoints.dmMessages, []),
      );
      await userEvent.click(dialog.getByRole('button', { name: 'Start conversation' }));
    });
    await step('The new conversation opens', async () => {
      await findTitle(context, `${mira?.username}, ${second?.username}`);
      await expect(await canvas.findByText('No messages yet')).toBeVisible();
      await expect(canvas.getByText('3 participants')).toBeVisible();
    });
    await step('The player sends the first message', async () => {
      msw.use(reply(endpoints.dmMessages, [hello]));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), `${hello.text}{Enter}`);
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(''));
      await expect(await within(canvas.getByRole('main')).findByText(hello.text)).toBeVisible();
    });
  },
};
