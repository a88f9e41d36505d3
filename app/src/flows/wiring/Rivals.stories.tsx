import { endpoints } from '@machine/contract';
import {
  followedSummary,
  fortyPeople,
  onePerson,
  openPrediction,
  ownSummary,
  player,
  rivalSummary,
  searchResults,
} from '@machine/mocks/fixtures';
import { drop, refuse, reply, replyTo } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { FlowApp } from '../FlowApp.tsx';
import { freshWorld } from '../world.ts';

const own = { ...ownSummary, user: { ...ownSummary.user, id: player.id } };

const meta = {
  title: 'Wiring/Rivals',
  component: FlowApp,
  args: { leave: fn(), path: `/profile/${rivalSummary.user.id}` },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  beforeEach: async ({ msw, globals }) => {
    freshWorld({ globals, msw });
    msw.use(
      reply(endpoints.currentUser, player),
      reply(endpoints.randomPrediction, openPrediction),
      reply(endpoints.userSummary, rivalSummary),
      reply(endpoints.follow, null),
      reply(endpoints.unfollow, null),
      reply(endpoints.removeFollower, null),
      reply(endpoints.followers, fortyPeople.slice(0, 3)),
      reply(endpoints.following, onePerson),
      reply(endpoints.searchUsers, searchResults),
    );
  },
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const followButton = ({ canvas }: Context) => canvas.findByRole('button', { name: 'Follow' });

export const AFailedFollowSaysNothingAndChangesNothing: Story = {
  name: 'C11×F5: a follow that fails leaves the button as the server has it, without a word',
  tags: ['spec:silent-follow'],
  play: async (context) => {
    context.msw.use(refuse(endpoints.follow, 500));
    const button = await followButton(context);
    await context.userEvent.click(button);
    await waitFor(async () => {
      await expect(button).toHaveAccessibleName('Follow');
      await expect(button).not.toHaveAttribute('aria-busy');
    });
    await expect(button).toHaveFocus();
    await expect(screen.queryByText('Error')).toBeNull();
  },
};

export const AFollowInADeadSessionLogsInAgain: Story = {
  name: 'C11×F6: a 401 on a follow says so and leaves for the login endpoint',
  tags: ['spec:role-unauthorized-follow', 'spec:error-unauthorized-redirect'],
  play: async (context) => {
    const button = await followButton(context);
    context.msw.use(refuse(endpoints.follow, 401, 'Unauthorized'), refuse(endpoints.currentUser, 401, 'Unauthorized'));
    await context.userEvent.click(button);
    await expect(await screen.findByText('You are logged out. Logging in again...')).toBeVisible();
    await waitFor(() => expect(context.args.leave).toHaveBeenCalledWith('/api/login'), { timeout: 2_000 });
    await expect(context.args.leave).toHaveBeenCalledTimes(1);
  },
};

export const TwoPressesAreOneFollow: Story = {
  name: 'C11×F17: two presses in one moment send one request',
  play: async (context) => {
    let sent = 0;
    context.msw.use(
      http.post('/api/follow/:id', () => {
        sent += 1;
        return HttpResponse.json(null);
      }),
    );
    const button = await followButton(context);
    context.msw.use(reply(endpoints.userSummary, followedSummary));
    button.click();
    button.click();
    await expect(await context.canvas.findByRole('button', { name: 'Following' })).toBeVisible();
    await expect(sent).toBe(1);
  },
};

export const AnUnknownPlayer: Story = {
  name: 'C08×F15: a player that the server does not know',
  beforeEach: ({ msw }) => {
    msw.use(reply(endpoints.userSummary, null));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('User not found')).toBeVisible();
  },
};

export const AProfileThatFails: Story = {
  name: 'C08×F5: a profile that cannot be loaded is no unknown player, and comes back by one press',
  beforeEach: ({ msw }) => {
    msw.use(refuse(endpoints.userSummary, 500));
  },
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText("Couldn't load this profile.")).toBeVisible();
    await expect(canvas.queryByText('User not found')).toBeNull();
    msw.use(reply(endpoints.userSummary, rivalSummary));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: /mira_calls_it/ })).toBeVisible();
  },
};

export const RemovesAFollower: Story = {
  name: 'C13, X43: a follower is removed, the next one has the focus, and one that fails stays',
  args: { path: `/profile/${player.id}` },
  beforeEach: ({ msw }) => {
    msw.use(reply(endpoints.userSummary, own));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const [first, second] = fortyPeople;
    await expect(canvas.queryByRole('button', { name: /^Follow/, pressed: false })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: /followers/i }));
    const dialog = await screen.findByRole('dialog', { name: 'Followers' });
    msw.use(reply(endpoints.followers, fortyPeople.slice(1, 3)));
    await userEvent.click(await within(dialog).findByRole('button', { name: `Remove ${first?.username}` }));
    await waitFor(() => expect(within(dialog).queryByRole('button', { name: `Remove ${first?.username}` })).toBeNull());
    const next = within(dialog).getByRole('button', { name: `Remove ${second?.username}` });
    await waitFor(() => expect(next).toHaveFocus());
    msw.use(drop(endpoints.removeFollower));
    await userEvent.click(next);
    await waitFor(() => expect(next).not.toHaveAttribute('aria-busy'));
    await expect(next).toBeInTheDocument();
  },
};

export const ALateAnswerIsNotShown: Story = {
  name: 'C07×F17: a late answer never replaces a newer one',
  args: { path: '/' },
  play: async ({ canvas, msw, userEvent }) => {
    const [mira, , mirabel] = searchResults;
    const [asked, held, answered] = [Promise.withResolvers(), Promise.withResolvers(), Promise.withResolvers()];
    msw.use(
      http.get('/api/users/search', async ({ request }) => {
        if (new URL(request.url).searchParams.get('q') !== 'mi') return HttpResponse.json([mira]);
        asked.resolve(null);
        await held.promise;
        return HttpResponse.json([mirabel]);
      }),
    );
    msw.events.on('response:mocked', ({ request }) => request.url.endsWith('q=mi') && answered.resolve(null));
    await userEvent.click(await canvas.findByRole('button', { name: 'Search users' }));
    const field = await screen.findByPlaceholderText('Search by username...');
    await userEvent.type(field, 'mi');
    await asked.promise;
    await userEvent.type(field, 'ra');
    await expect(await screen.findByRole('link', { name: /mira_calls_it/ })).toBeVisible();
    held.resolve(null);
    await answered.promise;
    await expect(screen.queryByRole('link', { name: /mirabel/ })).toBeNull();
    await userEvent.clear(field);
    await waitFor(() => expect(screen.queryByRole('link', { name: /mira_calls_it/ })).toBeNull());
  },
};

export const ASearchThatFails: Story = {
  name: 'C07×F5: a search that fails keeps the text and is no empty result',
  args: { path: '/' },
  beforeEach: ({ msw }) => {
    msw.use(refuse(endpoints.searchUsers, 500));
  },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search users' }));
    const field = await screen.findByPlaceholderText('Search by username...');
    await userEvent.type(field, '100%_');
    await expect(await screen.findByText('Search failed.')).toBeVisible();
    await expect(screen.queryByText('No users found')).toBeNull();
    await expect(field).toHaveValue('100%_');
    msw.use(replyTo(endpoints.searchUsers, (query) => (query.get('q') === '100%_' ? [] : searchResults)));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByText('No users found')).toBeVisible();
  },
};

export const AListIsAskedForWhenItOpens: Story = {
  name: 'C09: a list is asked for each time it opens, and a failed one is not empty',
  play: async ({ canvas, msw, userEvent }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /followers/i }));
      return within(await screen.findByRole('dialog', { name: 'Followers' }));
    };
    const [first] = fortyPeople;
    const dialog = await open();
    await expect(await dialog.findByText(first?.username ?? '')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    msw.use(reply(endpoints.followers, []));
    await expect(await (await open()).findByText('No followers yet')).toBeVisible();
  },
};

export const AListThatFails: Story = {
  name: 'C10×F5: a list that fails to load is not empty, and comes back by one press',
  beforeEach: ({ msw }) => {
    msw.use(refuse(endpoints.following, 500));
  },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /following$/i }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Following' }));
    await expect(await dialog.findByText("Couldn't load the list.")).toBeVisible();
    await expect(dialog.queryByText('Not following anyone yet')).toBeNull();
    msw.use(reply(endpoints.following, onePerson));
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(await dialog.findByText(onePerson[0]?.username ?? '')).toBeVisible();
  },
};
