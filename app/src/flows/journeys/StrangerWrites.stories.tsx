import * as endpoints from '@machine/contract/endpoints.ts';
import { paths } from '@machine/contract/paths.ts';
import { dmMessages, dmThread, dmThreads } from '@machine/mocks/message.ts';
import { reply } from '@machine/mocks/handlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectToast, findTitle } from '../steps.ts';
import { rememberingJourney } from './journey.ts';

/** From a player who is also on the leaderboard and in the search. */
const request = { ...dmThread, isRequest: true, canReply: true };
const others = dmThreads.filter(({ id }) => id !== dmThread.id);
const name = 'mira_calls_it';

/** The mocks remember what is written, so that a block has its effect on every call. */
const meta = {
  title: 'Flows/A Stranger Writes',
  tags: ['flow', 'nightly', '!manifest'],
  ...rememberingJourney(
    'A stranger writes to a player, who reports and blocks them.',
    'locked-pick',
    { path: paths.messages },
    reply(endpoints.dmThreads, [request, ...others]),
    reply(endpoints.dmMessages, dmMessages),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Closes a dialog, and waits until what it covered can be used again. */
async function closeDialog({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Report' })).toHaveFocus());
}

const main = ({ canvas }: Context) => within(canvas.getByRole('main'));

export const ReportAndBlock: Story = {
  name: 'Report and block',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('The request waits in a folder of its own', async () => {
      await findTitle(context, 'Messages');
      await userEvent.click(await canvas.findByRole('tab', { name: 'Requests (1)' }));
      const requests = within(await canvas.findByRole('list', { name: 'Requests' }));
      await userEvent.click(requests.getByRole('link', { name: new RegExp(name) }));
      await expect(await canvas.findByRole('button', { name: 'Accept' })).toBeVisible();
      await expect(canvas.queryByRole('textbox')).toBeNull();
    });
    await step('The player reports the last message', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Report' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Report' }));
      await userEvent.click(dialog.getByText('Harassment or hate'));
      await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
      await expect(await dialog.findByText('Thanks. A moderator will look at it.')).toBeVisible();
      await closeDialog(context);
    });
    await step('The player blocks the stranger, and the request is gone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Block' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Block this player?' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
      await expectToast('Player blocked');
      await findTitle(context, 'Messages');
      await expect(await canvas.findByRole('tab', { name: 'Requests' })).toBeVisible();
      await expect(main(context).queryByText(new RegExp(name))).toBeNull();
    });
    await step('Neither the leaderboard nor the search knows them', async () => {
      const [link] = canvas.getAllByRole('link', { name: 'Leaderboards' });
      if (link) await userEvent.click(link);
      await expect(await main(context).findByText('house_of_hunches')).toBeVisible();
      await expect(main(context).queryByText(name)).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Search users' }));
      await userEvent.type(await screen.findByPlaceholderText('Search by username...'), name);
      await expect(await screen.findByText('No users found')).toBeVisible();
      await userEvent.keyboard('{Escape}');
    });
  },
};
