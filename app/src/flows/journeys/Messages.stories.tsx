import { type DmMessage, type DmThread, endpoints, type Participant } from '@machine/contract';
import { dmThread, dmThreads, fortyUsers, player } from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { FlowApp } from '../FlowApp.tsx';
import { title } from '../steps.ts';
import { worldOf } from '../world.ts';
import { journey } from './journey.tsx';

const meta = {
  title: 'Messages',
  component: FlowApp,
  args: { leave: fn(), path: '/messages' },
  parameters: journey('People whom one follows are written to, first two and then one more.'),
  tags: ['flow', 'no-visual'],
  beforeEach: (context) => {
    worldOf('locked pick')(context);
    context.msw.use(reply(endpoints.following, fortyUsers.slice(0, 6)));
  },
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const [mira, second, third] = fortyUsers.map(({ id, username, rank, profileImageUrl }) => ({
  userId: id,
  username,
  rank,
  profileImageUrl,
}));
const ada = dmThread.participants.find(({ userId }) => userId === player.id);
const threadOf = (id: string, ...people: (Participant | undefined)[]): DmThread => ({
  id,
  participants: [ada, ...people].filter((each) => each !== undefined),
  lastMessage: null,
});
const newThread = threadOf('t-new', mira, second);
const wider = threadOf('t-wider', mira, third);
const hello: DmMessage = { id: '1', userId: player.id, text: 'Celtics by ten?', createdAt: '2025-10-14T11:59:00Z' };

type Context = Parameters<NonNullable<Story['play']>>[0];
const choose = async ({ userEvent }: Context, dialogName: string, people: (Participant | undefined)[]) => {
  const dialog = within(await screen.findByRole('dialog', { name: dialogName }));
  for (const person of people) {
    await userEvent.click(await dialog.findByRole('option', { name: new RegExp(`${person?.username}\\b`) }));
  }
  return dialog;
};

export const AMessageToTwo: Story = {
  name: 'A message to two',
  play: async (context) => {
    const { canvas, userEvent, msw, step } = context;
    await step('Two of those whom one follows are chosen', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'New message' }));
      const dialog = await choose(context, 'New message', [mira, second]);
      await expect(await dialog.findByText('2 selected')).toBeInTheDocument();
      msw.use(
        reply(endpoints.createThread, { id: newThread.id }, 201),
        reply(endpoints.dmThreads, [newThread, ...dmThreads]),
        reply(endpoints.dmMessages, []),
      );
      await userEvent.click(dialog.getByRole('button', { name: 'Start conversation' }));
    });
    await step('Their conversation opens, and is empty', async () => {
      await title(context, `${mira?.username}, ${second?.username}`);
      await expect(await canvas.findByText('No messages yet')).toBeVisible();
      await expect(canvas.getByText('3 participants')).toBeVisible();
    });
    await step('The first word is said', async () => {
      msw.use(reply(endpoints.dmMessages, [hello]));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), `${hello.text}{Enter}`);
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(''));
      await expect(await within(canvas.getByRole('main')).findByText(hello.text)).toBeVisible();
    });
  },
};

export const OneMoreInTheConversation: Story = {
  name: 'One more in the conversation',
  args: { path: paths.thread(dmThread.id) },
  play: async (context) => {
    const { canvas, userEvent, msw, step } = context;
    await step('A conversation of two is read', async () => {
      await title(context, mira?.username ?? '');
      await expect(await canvas.findByText('2 participants')).toBeVisible();
    });
    await step('Somebody is added, of those who are not there yet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add people' }));
      const dialog = await choose(context, 'Add people', [third]);
      await expect(dialog.queryByRole('option', { name: new RegExp(mira?.username ?? '-') })).toBeNull();
      msw.use(
        reply(endpoints.addParticipants, { newThread: true, thread: { id: wider.id } }),
        reply(endpoints.dmThreads, [wider, ...dmThreads]),
        reply(endpoints.dmMessages, []),
      );
      await userEvent.click(dialog.getByRole('button', { name: 'Add people' }));
    });
    await step('What was said between two stays theirs: the three begin anew', async () => {
      await title(context, `${mira?.username}, ${third?.username}`);
      await expect(await canvas.findByText('No messages yet')).toBeVisible();
    });
  },
};
