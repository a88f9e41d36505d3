import { type DmMessage, type DmThread, endpoints, type Participant, paths } from '@machine/contract';
import { dmThread, dmThreads, fortyUsers, player } from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { findTitle } from '../steps.ts';
import { journey } from './journey.tsx';

const meta = {
  title: 'Flows/Messages',
  tags: ['flow', 'no-visual'],
  ...journey(
    'A player starts a conversation with two followed users and adds a third to another.',
    'locked-pick',
    { path: '/messages' },
    reply(endpoints.following, fortyUsers.slice(0, 6)),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const [mira, second, third] = fortyUsers.map(({ id, username, rank, profileImageUrl }) => ({
  userId: id,
  username,
  rank,
  profileImageUrl,
}));
const ada = dmThread.participants.find(({ userId }) => userId === player.id);
const createThread = (id: string, ...others: (Participant | undefined)[]): DmThread => ({
  id,
  participants: [ada, ...others].filter((participant) => participant !== undefined),
  lastMessage: null,
});
const newThread = createThread('t-new', mira, second);
const extendedThread = createThread('t-extended', mira, third);
const hello: DmMessage = { id: '1', userId: player.id, text: 'Celtics by ten?', createdAt: '2025-10-14T11:59:00Z' };

type Context = Parameters<NonNullable<Story['play']>>[0];
const selectPeople = async ({ userEvent }: Context, dialogName: string, people: (Participant | undefined)[]) => {
  const dialog = within(await screen.findByRole('dialog', { name: dialogName }));
  for (const person of people) {
    await userEvent.click(await dialog.findByRole('option', { name: new RegExp(`${person?.username}\\b`) }));
  }
  return dialog;
};

export const MessageToTwo: Story = {
  name: 'A message to two users',
  play: async (context) => {
    const { canvas, userEvent, msw, step } = context;
    await step('The player selects two followed users', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'New message' }));
      const dialog = await selectPeople(context, 'New message', [mira, second]);
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

export const AddParticipant: Story = {
  tags: ['nightly'],
  name: 'Add a participant',
  args: { path: paths.thread(dmThread.id) },
  play: async (context) => {
    const { canvas, userEvent, msw, step } = context;
    await step('The player opens a conversation of two', async () => {
      await findTitle(context, mira?.username ?? '');
      await expect(await canvas.findByText('2 participants')).toBeVisible();
    });
    await step('The player adds a user who is not yet a participant', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add people' }));
      const dialog = await selectPeople(context, 'Add people', [third]);
      await expect(dialog.queryByRole('option', { name: new RegExp(mira?.username ?? '-') })).toBeNull();
      msw.use(
        reply(endpoints.addParticipants, { newThread: true, thread: { id: extendedThread.id } }),
        reply(endpoints.dmThreads, [extendedThread, ...dmThreads]),
        reply(endpoints.dmMessages, []),
      );
      await userEvent.click(dialog.getByRole('button', { name: 'Add people' }));
    });
    await step('A new conversation starts, and the earlier messages stay private', async () => {
      await findTitle(context, `${mira?.username}, ${third?.username}`);
      await expect(await canvas.findByText('No messages yet')).toBeVisible();
    });
  },
};
