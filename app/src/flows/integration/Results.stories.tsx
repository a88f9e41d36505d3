import { endpoints, type SlateEntry } from '@machine/contract';
import {
  finalRecap,
  gameInfo,
  liveMatch,
  liveRecap,
  liveSlateEntry,
  nbaPlays,
  newResults,
  player,
  rightSlateEntry,
} from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import { integration } from '../flow.ts';
import { controlEndpoint } from '../flowSetup.ts';

const meta = {
  title: 'Flows/Integration/Results',
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  ...integration(
    {},
    reply(endpoints.gameInfo, gameInfo),
    reply(endpoints.recap, liveRecap),
    reply(endpoints.playByPlay, [...nbaPlays]),
    reply(endpoints.userClubs, []),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Polls what is shown, as when the page becomes visible again. */
const becomeVisible = () => window.dispatchEvent(new Event('visibilitychange'));

const detail = (status: string, scoreHome: number, scoreAway: number) => ({
  homeTeamAbbr: 'LAL',
  awayTeamAbbr: 'PHX',
  homeTeam: liveMatch.homeTeam,
  awayTeam: liveMatch.awayTeam,
  startTime: liveMatch.startTime,
  clock: null,
  status,
  scoreHome,
  scoreAway,
});

export const LiveRecap: Story = {
  name: 'updates the recap of a live match until its end',
  args: { path: paths.recap(liveMatch.id) },
  beforeEach: ({ msw }) => msw.use(reply(endpoints.match, detail('LIVE', 90, 88))),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('90')).toBeVisible();
    msw.use(reply(endpoints.recap, finalRecap), reply(endpoints.match, detail('FINAL', 101, 98)));
    becomeVisible();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveTextContent(/final/i));
  },
};

const live = { ...liveSlateEntry, userPick: 'DISAGREE' as const };
const over = { ...rightSlateEntry, match: { ...rightSlateEntry.match, id: live.match.id } };
const only = (entry: SlateEntry) => reply(endpoints.slate, { entries: [entry], nextPredictionAt: null });

export const NewResult: Story = {
  name: 'refetches the stars in the header when a match of the day is over',
  args: { path: paths.today },
  beforeEach: ({ msw }) => msw.use(only(live), reply(endpoints.currentUser, { ...player, stars: 214 })),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('LIVE')).toBeVisible();
    await expect(canvas.getByText(/^214/)).toBeVisible();
    msw.use(only(over), reply(endpoints.currentUser, { ...player, stars: 217 }));
    becomeVisible();
    await expect(await canvas.findByText('FINAL')).toBeVisible();
    await expect(await canvas.findByText(/^217/)).toBeVisible();
  },
};

const late = controlEndpoint(endpoints.newResults);

export const LateResults: Story = {
  name: 'waits for the next visit when new results arrive after the first press',
  beforeEach: ({ msw }) =>
    msw.use(late.handler, reply(endpoints.currentUser, { ...player, newResultsCount: newResults.totalCount })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /\[ AGREE/ });
    await waitFor(() => expect(late.requested).toHaveBeenCalled());
    await userEvent.keyboard('{Shift}');
    late.respond(newResults);
    await expect(canvas.queryByRole('heading', { level: 2, name: /2 of 4 right/ })).toBeNull();
  },
};
