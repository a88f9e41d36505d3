import * as endpoints from '@machine/contract/endpoints.ts';
import type { FriendLeagueDetails } from '@machine/contract/friendLeague.ts';
import { invite, newLeague, officeLeague, toSummary } from '@machine/mocks/friendLeague.ts';
import { rival } from '@machine/mocks/profile.ts';
import { reply, replyError } from '@machine/mocks/handlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectScreen, findTitle } from '../steps.ts';
import { journey } from './journey.ts';

const meta = {
  title: 'Flows/Leagues',
  tags: ['flow', 'nightly', '!manifest'],
  ...journey('A player runs a league of friends, from its start until they leave it.', 'locked-pick', {
    path: '/leagues',
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** The league as the server has it from now on. */
const showLeague = ({ msw }: Context, league: FriendLeagueDetails) =>
  msw.use(reply(endpoints.friendLeague, league), reply(endpoints.friendLeagues, [toSummary(league)]));

async function confirm({ userEvent }: Context, name: string): Promise<void> {
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(dialog).toBeVisible());
  await userEvent.click(within(dialog).getByRole('button', { name }));
}

export const RunALeague: Story = {
  name: 'An owner runs a league',
  play: async (context) => {
    const { canvas, userEvent, msw, step } = context;
    const press = async (name: string | RegExp) => userEvent.click(await canvas.findByRole('button', { name }));
    await step('A player starts a league', async () => {
      msw.use(reply(endpoints.friendLeagues, []));
      await press('New league');
      const dialog = within(await screen.findByRole('dialog', { name: 'New league' }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Family');
      showLeague(context, newLeague);
      await userEvent.click(dialog.getByRole('button', { name: 'Create league' }));
      await expectScreen(context, 'Family');
    });
    await step('They create a link and revoke it', async () => {
      showLeague(context, { ...newLeague, invite });
      await press('Create an invite link');
      const link = await canvas.findByRole('textbox', { name: 'Invite link' });
      await expect(link).toHaveValue(`${window.location.origin}/join/${invite.code}`);
      await press('Revoke link');
      showLeague(context, newLeague);
      await confirm(context, 'Revoke link');
      await expect(await canvas.findByRole('button', { name: 'Create an invite link' })).toBeVisible();
    });
    await step('They remove a member', async () => {
      showLeague(context, officeLeague);
      await userEvent.click(canvas.getByRole('link', { name: 'All leagues' }));
      await userEvent.click(await canvas.findByRole('link', { name: /The office/ }));
      await press(`Remove ${rival.username}`);
      const members = officeLeague.members.filter(({ userId }) => userId !== rival.id);
      showLeague(context, { ...officeLeague, members, memberCount: 2, invite: null });
      msw.use(reply(endpoints.removeFriendLeagueMember, null));
      await confirm(context, 'Remove');
      await waitFor(() => expect(canvas.queryByRole('button', { name: `Remove ${rival.username}` })).toBeNull());
    });
    await step('They rename the league', async () => {
      await press('Rename');
      const dialog = within(await screen.findByRole('dialog', { name: 'Rename league' }));
      const name = dialog.getByRole('textbox', { name: 'Name' });
      await userEvent.clear(name);
      await userEvent.type(name, 'The new office');
      showLeague(context, { ...officeLeague, name: 'The new office' });
      await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
      await findTitle(context, 'The new office');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('They leave it', async () => {
      await press('Leave league');
      msw.use(reply(endpoints.friendLeagues, []), replyError(endpoints.friendLeague, 404, 'No such league.'));
      await confirm(context, 'Leave league');
      await expectScreen(context, 'Leagues');
      await expect(await canvas.findByText("You're not in a league yet")).toBeVisible();
    });
  },
};
