import { endpoints, type LeaderboardQuery } from '@machine/contract';
import {
  completedMatches,
  finalRecap,
  leader,
  liveMatch,
  liveRecap,
  machineStats,
  nbaPlays,
  unlockedAchievement,
} from '@machine/mocks/fixtures';
import { reply, replyError, replyWith } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { integration } from '../flow.ts';

const meta = {
  title: 'Flows/Integration/Results',
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  ...integration(
    { path: '/completed' },
    reply(endpoints.completedLive, [...completedMatches]),
    reply(endpoints.machineStats, machineStats),
    reply(endpoints.recap, finalRecap),
    reply(endpoints.playByPlay, [...nbaPlays]),
    reply(endpoints.leaderboard, [leader]),
    reply(endpoints.achievements, [unlockedAchievement]),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const boardOf = (query: URLSearchParams) =>
  `${query.get('period') as LeaderboardQuery['period']} ${query.get('board') as LeaderboardQuery['board']}`;

export const BoardInUrl: Story = {
  name: 'reads the board from the URL and ignores invalid values',
  parameters: { covers: ['C26'] },
  args: { path: '/leaderboards?period=daily&board=constructor' },
  beforeEach: ({ msw }) => {
    msw.use(replyWith(endpoints.leaderboard, (query) => [{ ...leader, username: boardOf(query) }]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'daily stars' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Daily', selected: true })).toBeVisible();
  },
};

export const FailedMatches: Story = {
  name: 'shows an error instead of an empty list and unknown streaks',
  parameters: { covers: ['C27', 'C28', 'F5'] },
  beforeEach: ({ msw }) => {
    msw.use(replyError(endpoints.completedLive, 500), replyError(endpoints.machineStats, 500));
  },
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText("Couldn't load matches.")).toBeVisible();
    await expect(canvas.queryByText('No completed matches yet')).toBeNull();
    await expect(canvas.getByText('Current streak unknown, best unknown')).toBeInTheDocument();
    msw.use(reply(endpoints.completedLive, []));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('No completed matches yet')).toBeVisible();
  },
};

export const LiveRecap: Story = {
  name: 'updates the recap of a live match until its end',
  parameters: { covers: ['C21'] },
  args: { path: `/completed/${liveMatch.id}` },
  beforeEach: ({ msw }) => {
    msw.use(reply(endpoints.recap, liveRecap), reply(endpoints.match, detail('LIVE', 90, 88)));
  },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('90')).toBeVisible();
    msw.use(reply(endpoints.recap, finalRecap), reply(endpoints.match, detail('FINAL', 101, 98)));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveTextContent(/final/i), { timeout: 6_000 });
  },
};

const detail = (status: string, scoreHome: number, scoreAway: number) => ({
  status,
  homeTeamAbbr: 'LAL',
  awayTeamAbbr: 'PHX',
  scoreHome,
  scoreAway,
  homeTeam: liveMatch.homeTeam,
  awayTeam: liveMatch.awayTeam,
  startTime: liveMatch.startTime,
  clock: null,
});

/** Simulates the page becoming visible again. */
const becomeVisible = () => window.dispatchEvent(new Event('visibilitychange'));

export const PollingPaused: Story = {
  name: 'refetches when visible again; after three failed polls shows that updates are paused and keeps the rows',
  parameters: { covers: ['C27', 'R12'] },
  play: async ({ canvas, msw }) => {
    await canvas.findAllByRole('article');
    const paused = () => canvas.queryByText('Live updates paused. Retrying…');
    let failures = 0;
    msw.use(
      http.get(endpoints.completedLive.path, () => {
        failures += 1;
        return new HttpResponse(null, { status: 500 });
      }),
    );
    for (const expected of [1, 2, 3]) {
      await expect(paused()).toBeNull();
      await waitFor(async () => {
        if (failures < expected) becomeVisible();
        await expect(failures).toBe(expected);
      });
    }
    await waitFor(() => expect(paused()).toBeVisible());
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(0);
    msw.use(reply(endpoints.completedLive, [...completedMatches]));
    becomeVisible();
    await waitFor(() => expect(paused()).toBeNull());
  },
};
