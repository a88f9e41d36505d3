import { endpoints } from '@machine/contract';
import {
  followedSummary,
  fortyUsers,
  oneUser,
  ownSummary,
  player,
  rivalSummary,
  searchResults,
} from '@machine/mocks/fixtures';
import { failNetwork, reply, replyError } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { integration } from '../flow.ts';
import { expectToast } from '../steps.ts';

const own = { ...ownSummary, user: { ...ownSummary.user, id: player.id } };

const meta = {
  title: 'Flows/Integration/Profiles and Search',
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  ...integration(
    { path: `/profile/${rivalSummary.user.id}` },
    reply(endpoints.userSummary, rivalSummary),
    reply(endpoints.follow, null),
    reply(endpoints.unfollow, null),
    reply(endpoints.removeFollower, null),
    reply(endpoints.followers, fortyUsers.slice(0, 3)),
    reply(endpoints.following, oneUser),
    reply(endpoints.searchUsers, searchResults),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const followButton = ({ canvas }: Context) => canvas.findByRole('button', { name: 'Follow' });

export const FailedFollow: Story = {
  name: 'keeps the follow button and shows no message when following fails',
  tags: ['spec:silent-follow'],
  parameters: { covers: ['C11', 'F5'] },
  play: async (context) => {
    context.msw.use(replyError(endpoints.follow, 500));
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

export const UnauthorizedFollow: Story = {
  name: 'shows a toast and redirects to the login endpoint on a 401',
  tags: ['spec:role-unauthorized-follow', 'spec:error-unauthorized-redirect'],
  parameters: { covers: ['C11', 'F6'] },
  play: async (context) => {
    const button = await followButton(context);
    context.msw.use(
      replyError(endpoints.follow, 401, 'Unauthorized'),
      replyError(endpoints.currentUser, 401, 'Unauthorized'),
    );
    await context.userEvent.click(button);
    await expectToast('You are logged out. Logging in again...');
    await waitFor(() => expect(context.args.redirect).toHaveBeenCalledWith('/api/login'), { timeout: 2_000 });
    await expect(context.args.redirect).toHaveBeenCalledTimes(1);
  },
};

export const DoublePressOnFollow: Story = {
  name: 'sends one request for two presses',
  parameters: { covers: ['C11', 'F17'] },
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

export const UnfollowByTheOnlyFollower: Story = {
  name: 'shows 0 followers after the only follower unfollows, before the profile is refetched',
  beforeEach: ({ msw }) => {
    msw.use(reply(endpoints.userSummary, { ...followedSummary, followersCount: 1 }));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Following' });
    msw.use(failNetwork(endpoints.userSummary));
    await userEvent.click(button);
    await expect(await canvas.findByRole('button', { name: /^0\s*followers$/ })).toBeVisible();
  },
};

export const UnknownUser: Story = {
  name: 'shows User not found',
  parameters: { covers: ['C08', 'F15'] },
  beforeEach: ({ msw }) => {
    msw.use(reply(endpoints.userSummary, null));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('User not found')).toBeVisible();
  },
};

export const RemovesFollower: Story = {
  name: 'removes a follower and focuses the next one; a failed removal keeps the row',
  parameters: { covers: ['C13', 'X43'] },
  args: { path: `/profile/${player.id}` },
  beforeEach: ({ msw }) => {
    msw.use(reply(endpoints.userSummary, own));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const [first, second] = fortyUsers;
    await expect(canvas.queryByRole('button', { name: /^Follow/, pressed: false })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: /followers/i }));
    const dialog = await screen.findByRole('dialog', { name: 'Followers' });
    const remove = await within(dialog).findByRole('button', { name: `Remove ${first?.username}` });
    msw.use(reply(endpoints.followers, fortyUsers.slice(1, 3)));
    await userEvent.click(remove);
    await waitFor(() => expect(within(dialog).queryByRole('button', { name: `Remove ${first?.username}` })).toBeNull());
    const next = within(dialog).getByRole('button', { name: `Remove ${second?.username}` });
    await waitFor(() => expect(next).toHaveFocus());
    msw.use(failNetwork(endpoints.removeFollower));
    await userEvent.click(next);
    await waitFor(() => expect(next).not.toHaveAttribute('aria-busy'));
    await expect(next).toBeInTheDocument();
  },
};

export const LateSearchResponse: Story = {
  name: 'ignores a late response to an earlier search',
  parameters: { covers: ['C07', 'F17'] },
  args: { path: '/' },
  play: async ({ canvas, msw, userEvent }) => {
    const [mira, , mirabel] = searchResults;
    const [requested, released] = [Promise.withResolvers(), Promise.withResolvers()];
    msw.use(
      http.get('/api/users/search', async ({ request }) => {
        if (new URL(request.url).searchParams.get('q') !== 'mi') return HttpResponse.json([mira]);
        requested.resolve(null);
        await released.promise;
        return HttpResponse.json([mirabel]);
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Search users' }));
    const field = await screen.findByPlaceholderText('Search by username...');
    await userEvent.type(field, 'mi');
    await requested.promise;
    await userEvent.type(field, 'ra');
    await waitFor(async () => expect(await screen.findByRole('link', { name: /mira_calls_it/ })).toBeVisible());
    released.resolve(null);
    // The response arrives before a new task.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    await expect(screen.queryByRole('link', { name: /mirabel/ })).toBeNull();
    await userEvent.clear(field);
    await waitFor(() => expect(screen.queryByRole('link', { name: /mira_calls_it/ })).toBeNull());
  },
};

export const FetchesListOnOpen: Story = {
  name: 'refetches a list each time it opens',
  parameters: { covers: ['C09'] },
  play: async ({ canvas, msw, userEvent }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /followers/i }));
      return within(await screen.findByRole('dialog', { name: 'Followers' }));
    };
    const [first] = fortyUsers;
    const dialog = await open();
    await expect(await dialog.findByText(first?.username ?? '')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    msw.use(reply(endpoints.followers, []));
    await expect(await (await open()).findByText('No followers yet')).toBeVisible();
  },
};
