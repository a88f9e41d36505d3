import { endpoints, type FriendLeagueDetails } from '@machine/contract';
import {
  friendLeagues,
  invite,
  newcomer,
  newLeague,
  officeLeague,
  openInvite,
  rival,
  toSummary,
} from '@machine/mocks/fixtures';
import { reply, replyError } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { AddressBar } from '../AddressBar.tsx';
import { expectScreen, findTitle } from '../steps.ts';
import { journey } from './journey.tsx';

const meta = {
  title: 'Flows/Leagues',
  tags: ['flow', 'no-visual', 'nightly'],
  ...journey('Friends play in a league of their own, which they join by a link.', 'locked-pick', {
    path: '/leagues',
    children: <AddressBar />,
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
      const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
      await press('Copy link');
      await expect(await canvas.findByText('Copied.')).toBeVisible();
      await expect(copy).toHaveBeenCalledWith(`${window.location.origin}/join/${invite.code}`);
      showLeague(context, { ...newLeague, invite: { ...invite, code: 'another' } });
      await press('Create a new link');
      // Not of the new one.
      await waitFor(() => expect(canvas.queryByText('Copied.')).toBeNull());
      await press('Revoke link');
      showLeague(context, newLeague);
      await confirm(context, 'Revoke link');
      await expect(await canvas.findByRole('button', { name: 'Create an invite link' })).toBeVisible();
    });
    await step('They remove a member, which fails at first', async () => {
      msw.use(replyError(endpoints.removeFriendLeagueMember, 503, 'The server is busy.'));
      showLeague(context, officeLeague);
      await userEvent.click(canvas.getByRole('link', { name: 'All leagues' }));
      await userEvent.click(await canvas.findByRole('link', { name: /The office/ }));
      await press(`Remove ${rival.username}`);
      await confirm(context, 'Remove');
      const dialog = within(await screen.findByRole('alertdialog'));
      await expect(await dialog.findByText('The server is busy.')).toBeVisible();
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

export const LookAtAWeek: Story = {
  name: 'A member looks at a past week',
  args: { path: '/leagues/l-sunday' },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('The table is by stars, or by stars ahead of the Machine', async () => {
      await findTitle(context, 'Sunday pub quiz');
      await userEvent.click(await canvas.findByRole('tab', { name: 'Against the Machine' }));
      await expect(await canvas.findByText('+11.6')).toBeVisible();
    });
    await step('A past week also shows who has left since', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Week of Sep 29/ }));
      await expect(await canvas.findByText('Left')).toBeVisible();
      await expect(canvas.getByText('Deleted user')).toBeVisible();
    });
    await step('The chat has the name of the league', async () => {
      await expect(canvas.getByRole('link', { name: 'Chat' })).toHaveAttribute('href', '/messages/t-sunday');
    });
  },
};

export const JoinByALink: Story = {
  name: 'A visitor joins by a link',
  ...journey('', 'visitor', { path: `/join/${invite.code}`, children: <AddressBar /> }),
  play: async (context) => {
    const { canvas, userEvent, msw, step } = context;
    await step('The link shows what one would join', async () => {
      await expect(await canvas.findByRole('heading', { name: openInvite.name })).toBeVisible();
      await expect(canvas.getByText('7')).toBeVisible();
    });
    await step('The visitor signs up and comes back', async () => {
      await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Sign up' }));
      await userEvent.type(await canvas.findByLabelText('First name'), 'Ada');
      await userEvent.type(canvas.getByLabelText('Last name'), 'Byron');
      await userEvent.type(canvas.getByLabelText('Email'), 'new@example.com');
      await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
      await userEvent.type(canvas.getByLabelText('Confirm password'), 'correct horse');
      msw.use(reply(endpoints.currentUser, newcomer));
      await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
      await expect(await canvas.findByRole('button', { name: 'Join league' })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue(`/join/${invite.code}`);
    });
    await step('The league is full in the end', async () => {
      msw.use(replyError(endpoints.joinFriendLeague, 409, 'This league is full: it has 50 members.'));
      await userEvent.click(canvas.getByRole('button', { name: 'Join league' }));
      await expect(await canvas.findByText('This league is full: it has 50 members.')).toBeVisible();
    });
    await step('Someone leaves, and the player joins', async () => {
      msw.use(
        reply(endpoints.joinFriendLeague, { id: officeLeague.id }),
        reply(endpoints.friendLeagues, friendLeagues),
        reply(endpoints.friendLeague, { ...officeLeague, isOwner: false }),
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Join league' }));
      await expectScreen(context, 'The office');
    });
  },
};
