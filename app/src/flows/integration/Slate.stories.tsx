import { endpoints } from '@machine/contract';
import {
  emptySlate,
  gameInfo,
  liveSlateEntry,
  openSlateEntry,
  player,
  rightSlateEntry,
  slateBetween,
} from '@machine/mocks/fixtures';
import { reply, replyError, replyWith } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { integration } from '../flow.ts';
import { expectToast } from '../steps.ts';

const requested = fn();

const meta = {
  title: 'Flows/Integration/Slate',
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  ...integration(
    { path: '/today' },
    reply(endpoints.currentUser, player),
    reply(endpoints.gameInfo, gameInfo),
    reply(endpoints.userClubs, []),
    replyWith(endpoints.slate, (query) => slateBetween(query)),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const { id: matchId } = openSlateEntry.match;
/** The slate with only this entry. */
const only = (entry = openSlateEntry) => reply(endpoints.slate, { entries: [entry], nextPredictionAt: null });

/** Finds the row of the match, once it can be picked. */
async function findRow(canvas: Context['canvas']) {
  const link = await canvas.findByRole('link', { name: /^Los Angeles Lakers \(home\) @ Boston Celtics/ });
  const row = within(link.closest('li') ?? link);
  await row.findByRole('button', { name: '[ AGREE ]' });
  return row;
}

export const ExistingPick: Story = {
  name: 'locks the row with the existing pick of the server',
  parameters: { covers: ['C23', 'F9'] },
  play: async ({ canvas, userEvent, msw }) => {
    const row = await findRow(canvas);
    msw.use(
      replyError(endpoints.lockPick, 409, 'Your pick is locked.', { pick: { matchId, choice: 'DISAGREE' } }),
      only({ ...openSlateEntry, userPick: 'DISAGREE' }),
    );
    await userEvent.click(row.getByRole('button', { name: '[ AGREE ]' }));
    await expectToast('Failed to record pick. Try again.');
    await expect(await canvas.findByText('Your prediction is locked:')).toBeInTheDocument();
    await expect(canvas.getByText('DISAGREE')).toBeVisible();
  },
};

export const StartedMeanwhile: Story = {
  name: 'shows that the match has started when the server rejects a late pick',
  play: async ({ canvas, userEvent, msw }) => {
    const row = await findRow(canvas);
    msw.use(
      replyError(endpoints.lockPick, 409, 'This match has already started.'),
      only({ ...openSlateEntry, match: { ...openSlateEntry.match, status: 'LIVE' } }),
    );
    await userEvent.click(row.getByRole('button', { name: '[ AGREE ]' }));
    await expectToast('Failed to record pick. Try again.');
    await expect(await canvas.findByText('No pick')).toBeVisible();
    await expect(canvas.getByText('LIVE')).toBeVisible();
  },
};

export const UnauthorizedPick: Story = {
  name: 'shows a toast and redirects to the login endpoint on a 401',
  parameters: { covers: ['C23', 'F6'] },
  play: async ({ args, canvas, userEvent, msw }) => {
    const row = await findRow(canvas);
    msw.use(
      replyError(endpoints.lockPick, 401, 'Unauthorized'),
      replyError(endpoints.currentUser, 401, 'Unauthorized'),
    );
    await userEvent.click(row.getByRole('button', { name: '[ AGREE ]' }));
    await expectToast('You are logged out. Logging in again...');
    await waitFor(() => expect(args.redirect).toHaveBeenCalledWith('/api/login'), { timeout: 2_000 });
    await expect(row.queryByText('Your prediction is locked:')).toBeNull();
  },
};

export const DaysAreTheViewers: Story = {
  name: "requests the days of the viewer's time zone, and keeps them in the address",
  play: async ({ canvas, userEvent, msw }) => {
    requested.mockClear();
    msw.use(
      replyWith(endpoints.slate, (query) => {
        requested(query.get('from'), query.get('to'));
        return slateBetween(query);
      }),
    );
    await userEvent.click(await canvas.findByRole('tab', { name: 'Tomorrow' }));
    await waitFor(() => expect(requested).toHaveBeenCalled());
    const [from, to] = requested.mock.lastCall as [string, string];
    await expect(new Date(from).getHours()).toBe(0);
    await expect(new Date(to).getHours()).toBe(0);
    await expect(new Date(to).getDate()).not.toBe(new Date(from).getDate());
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Tomorrow' })).toBeVisible();
  },
};

export const WithoutTheFeature: Story = {
  name: 'requests nothing from a server without the feature',
  play: async ({ canvas, msw }) => {
    requested.mockClear();
    msw.use(
      reply(endpoints.gameInfo, { season: 'LIVE', features: [] }),
      replyWith(endpoints.slate, () => {
        requested();
        return emptySlate;
      }),
    );
    await expect(await canvas.findByText('No matches today')).toBeVisible();
    await expect(requested).not.toHaveBeenCalled();
  },
};

const live = { ...liveSlateEntry, userPick: 'DISAGREE' as const };
const over = { ...rightSlateEntry, match: { ...rightSlateEntry.match, id: live.match.id } };

export const NewResult: Story = {
  name: 'refetches the stars in the header when a match of the day is over',
  parameters: { covers: ['C120'] },
  beforeEach: ({ msw }) => msw.use(only(live), reply(endpoints.currentUser, { ...player, stars: 214 })),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('LIVE')).toBeVisible();
    await expect(canvas.getByText(/^214/)).toBeVisible();
    msw.use(only(over), reply(endpoints.currentUser, { ...player, stars: 217 }));
    // The page becomes visible again.
    window.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText('FINAL')).toBeVisible();
    await expect(await canvas.findByText(/^217/)).toBeVisible();
  },
};

export const ClubsNotLoaded: Story = {
  name: "doesn't say that a player follows no clubs before it is known",
  args: { path: '/today?show=mine' },
  beforeEach: ({ msw }) => msw.use(replyError(endpoints.userClubs, 503)),
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.queryByText("You don't follow any clubs yet")).toBeNull();
    msw.use(reply(endpoints.userClubs, []));
    await userEvent.click(retry);
    await expect(await canvas.findByText("You don't follow any clubs yet")).toBeVisible();
  },
};
