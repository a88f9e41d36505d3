import { endpoints, type LeaderboardQuery } from '@machine/contract';
import {
  completedMatches,
  finalMatch,
  finalRecap,
  leader,
  liveMatch,
  liveRecap,
  machineStats,
  nbaPlays,
  player,
  unlockedAchievement,
} from '@machine/mocks/fixtures';
import { refuse, reply, replyTo } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { FlowApp } from '../FlowApp.tsx';
import { freshWorld } from '../world.ts';

const meta = {
  title: 'Wiring/Results',
  component: FlowApp,
  args: { leave: fn(), path: '/completed' },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  beforeEach: async ({ msw, globals }) => {
    freshWorld({ globals, msw });
    msw.use(
      reply(endpoints.currentUser, player),
      reply(endpoints.completedLive, [...completedMatches]),
      reply(endpoints.machineStats, machineStats),
      reply(endpoints.recap, finalRecap),
      reply(endpoints.playByPlay, [...nbaPlays]),
      reply(endpoints.leaderboard, [leader]),
      reply(endpoints.achievements, [unlockedAchievement]),
    );
  },
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const boardOf = (query: URLSearchParams) =>
  `${query.get('period') as LeaderboardQuery['period']} ${query.get('board') as LeaderboardQuery['board']}`;

export const TheChosenBoardIsAskedFor: Story = {
  name: 'C26: the default board is stars of all time; a chosen tab asks for its own',
  args: { path: '/leaderboards' },
  beforeEach: ({ msw }) => {
    msw.use(replyTo(endpoints.leaderboard, (query) => [{ ...leader, username: boardOf(query) }]));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'all stars' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Weekly' }));
    await expect(await canvas.findByRole('link', { name: 'weekly stars' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'AI Slayers' }));
    await expect(await canvas.findByRole('link', { name: 'weekly slayers' })).toBeVisible();
  },
};

export const AnAddressNamesItsBoard: Story = {
  name: 'C26: a board has an address, and nonsense in it is the default',
  args: { path: '/leaderboards?period=daily&board=constructor' },
  beforeEach: ({ msw }) => {
    msw.use(replyTo(endpoints.leaderboard, (query) => [{ ...leader, username: boardOf(query) }]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'daily stars' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Daily', selected: true })).toBeVisible();
  },
};

export const ABoardThatFails: Story = {
  name: 'C26×F5: a board that fails is no empty board, keeps its tabs, and comes back by one press',
  args: { path: '/leaderboards?board=followed' },
  beforeEach: ({ msw }) => {
    msw.use(refuse(endpoints.leaderboard, 500));
  },
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText("Couldn't load the leaderboard.")).toBeVisible();
    await expect(canvas.queryByText('No data available')).toBeNull();
    await expect(canvas.getByRole('tab', { name: 'Most Followed', selected: true })).toBeVisible();
    msw.use(reply(endpoints.leaderboard, []));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('No data available')).toBeVisible();
  },
};

export const AListThatFails: Story = {
  name: 'C27, C28×F5: matches that fail to load are no empty list, and the streaks are unknown',
  beforeEach: ({ msw }) => {
    msw.use(refuse(endpoints.completedLive, 500), refuse(endpoints.machineStats, 500));
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

export const ARecapThatFails: Story = {
  name: "C29×F8: a recap that fails says why in the server's words, and Retry asks again",
  args: { path: `/completed/${finalMatch.id}` },
  beforeEach: ({ msw }) => {
    msw.use(refuse(endpoints.recap, 404, 'There is no such match.'));
  },
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('Failed to load match details')).toBeVisible();
    await expect(canvas.getByText('404: There is no such match.')).toBeVisible();
    msw.use(reply(endpoints.recap, null));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Match not found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to matches' })).toBeVisible();
  },
};

export const ALiveMatchMovesOnItsRecap: Story = {
  name: 'C21: the recap of a live match follows the score, and its end',
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

export const AchievementsThatFail: Story = {
  name: 'C30×F5: achievements that fail to load are not none',
  args: { path: '/achievements' },
  beforeEach: ({ msw }) => {
    msw.use(refuse(endpoints.achievements, 500));
  },
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText("Couldn't load achievements.")).toBeVisible();
    await expect(canvas.queryByText('No achievements yet')).toBeNull();
    msw.use(reply(endpoints.achievements, [unlockedAchievement]));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(unlockedAchievement.title)).toBeVisible();
  },
};

/** What the browser says when the page comes back into view. */
const comeBack = () => window.dispatchEvent(new Event('visibilitychange'));

export const ThreeFailedPollsAreSaid: Story = {
  name: 'C27 K, R12: seen again the list is asked again; three failures in a row are said, and the rows stay',
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
    for (const wanted of [1, 2, 3]) {
      await expect(paused()).toBeNull();
      await waitFor(async () => {
        if (failures < wanted) comeBack();
        await expect(failures).toBe(wanted);
      });
    }
    await waitFor(() => expect(paused()).toBeVisible());
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(0);
    msw.use(reply(endpoints.completedLive, [...completedMatches]));
    comeBack();
    await waitFor(() => expect(paused()).toBeNull());
  },
};
