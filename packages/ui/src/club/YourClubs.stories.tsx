import { followedClubs, followedClubsOf, longNamesSlateEntry } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { playground } from '../../../../.storybook/helpers/playground.ts';
import { YourClubs } from './YourClubs.tsx';
import * as stories from './YourClubs.stories.tsx';

const { id, homeTeam, awayTeam, startTime } = longNamesSlateEntry.match;
const longNames = { id, homeTeam, awayTeam, startTime, isPredicted: true };

const meta = {
  title: 'Components/Club/Your Clubs',
  component: YourClubs,
  args: { clubs: followedClubs, cardHref: (matchId: string) => `/?match=${matchId}`, onVisit: fn() },
} satisfies Meta<typeof YourClubs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = playground(() => stories);

export const Ready: Story = {
  tags: ['spec:clubs-navigation'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/?match=nba-lal-bos',
      '/?match=epl-liv-mci',
    ]);
    // Not predicted yet.
    await expect(canvas.getByText('Arsenal @ Chelsea')).toBeVisible();
  },
};
/** Two followed clubs play each other. */
export const SameMatch: Story = {
  args: { clubs: followedClubsOf(['LIV', 'MCI']) ?? [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};
export const NothingKnown: Story = {
  args: { clubs: followedClubsOf(['WOL']) ?? [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Your clubs')).toBeNull();
  },
};
export const LongNames: Story = {
  args: { clubs: [{ code: 'WOL', name: 'Wolves', league: 'EPL', nextMatch: longNames }] },
};
