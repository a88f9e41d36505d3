import { player } from '@machine/mocks/currentUser.ts';
import { leader, leaderboardEntries } from '@machine/mocks/leaderboard.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { FORCED_STATES, forceState } from '../../stories/forceState.ts';
import { LeaderboardTable } from './LeaderboardTable.tsx';
import { presets } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/Leaderboard/Leaderboard Table',
  component: LeaderboardTable,
  parameters: usage({
    when: 'For the rows of a board.',
    not: 'For a league: that is the `FriendLeagueTable`. For the edge beyond luck: the `EdgeTable`.',
    with: 'Built from `PlayerTable` and `PlayerName`; `Tabs` above it choose the board.',
  }),
  args: { period: 'all', board: 'stars', entries: leaderboardEntries, viewerId: player.id },
  argTypes: {
    period: { options: ['daily', 'weekly', 'all'] },
    board: { options: ['stars', 'slayers', 'streaks', 'followed'] },
    entries: presets({ several: leaderboardEntries, one: leaderboardEntries.slice(0, 1) }),
    viewerId: presets({ 'in the list': player.id, anonymous: undefined }),
  },
} satisfies Meta<typeof LeaderboardTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

const rows = ['rest', ...FORCED_STATES, 'own'];

/** Each row is in the state it is named after; the last one is the viewer's own. */
export const States: Story = {
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    entries: rows.map((name, index) => ({ ...leader, username: name, userId: `u-${name}`, position: index + 1 })),
    viewerId: 'u-own',
  },
  play: async ({ canvas }) => {
    for (const state of FORCED_STATES) {
      const row = canvas.getByRole('link', { name: state }).closest('tr');
      if (row) forceState(row, state);
    }
    await expect(canvas.getAllByRole('row')).toHaveLength(rows.length + 1);
    await expect(canvas.getByRole('link', { name: 'own' }).closest('tr')).toHaveTextContent('You');
  },
};
