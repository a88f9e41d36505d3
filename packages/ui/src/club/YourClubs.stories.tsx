import { followedClubs, followedClubsOf } from '@machine/mocks/club.ts';
import { longNamesSlateEntry } from '@machine/mocks/slate.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { YourClubs } from './YourClubs.tsx';
import { presets } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const { id, homeTeam, awayTeam, startTime } = longNamesSlateEntry.match;
const longNames = { id, homeTeam, awayTeam, startTime, isPredicted: true };

const meta = {
  title: 'Components/Club/Your Clubs',
  component: YourClubs,
  parameters: usage({
    when: 'In the menu, for the next matches of the clubs a player follows.',
    not: 'For choosing clubs: that is the `ClubPicker`.',
    with: 'The `SideNavigation`, below its `MatchChats`.',
  }),
  args: { clubs: followedClubs, onVisit: fn() },
  argTypes: {
    clubs: presets({
      several: followedClubs,
      'two in one match': followedClubsOf(['LIV', 'MCI']),
      'nothing known': followedClubsOf(['WOL']),
      'long names': [{ code: 'WOL', name: 'Wolves', league: 'EPL', nextMatch: longNames }],
    }),
  },
} satisfies Meta<typeof YourClubs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Ready: Story = { tags: ['ready'] };
/** Two followed clubs play each other. */
export const SameMatch: Story = { args: { clubs: followedClubsOf(['LIV', 'MCI']) ?? [] } };
export const NothingKnown: Story = { tags: ['empty'], args: { clubs: followedClubsOf(['WOL']) ?? [] } };
export const LongNames: Story = {
  tags: ['extreme'],
  args: { clubs: [{ code: 'WOL', name: 'Wolves', league: 'EPL', nextMatch: longNames }] },
};
