import type { LeaderboardEntry } from '@machine/contract/leaderboard.ts';
import { player } from '@machine/mocks/currentUser.ts';
import { boardEntries, botEntry, leader, leaderboardEntries } from '@machine/mocks/leaderboard.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { hidingResults } from '../../stories/hidingResults.tsx';
import { hostileRows } from '../../stories/hostileRows.ts';
import { inFrame, pageParameters } from '../../stories/inFrame.tsx';
import { LeaderboardScreen } from './LeaderboardScreen.tsx';
import { EMPTY, presets, WAITING } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

const ready = (entries: readonly LeaderboardEntry[]) => ({ kind: 'ready', entries }) as const;

const READY = ready(leaderboardEntries);
const scope = (selected: 'everyone' | 'following') => ({ selected, onSelect: () => {} });

const meta = {
  title: 'Screens/Leaderboards',
  component: LeaderboardScreen,
  parameters: {
    ...pageParameters,
    viewer: 'player',
    ...usage({
      when: 'At `/leaderboards`: rankings by board, period, and everyone or followed players.',
      not: 'For a league of friends: that is the `FriendLeagueScreen`.',
      with: 'Built from `Tabs`, `LeaderboardTable` and `EmptyBlock`. Rows lead to the `ProfileScreen`.',
    }),
  },
  decorators: [inFrame],
  args: { period: 'all', board: 'stars', onPeriod: fn(), onBoard: fn(), state: READY, viewerId: player.id },
  argTypes: {
    period: { options: ['daily', 'weekly', 'all'] },
    board: { options: ['stars', 'slayers', 'streaks', 'followed'] },
    scope: presets({ none: undefined, everyone: scope('everyone'), following: scope('following') }),
    state: presets({
      ready: READY,
      slayers: ready(boardEntries('slayers')),
      streaks: ready(boardEntries('streaks')),
      followed: ready(boardEntries('followed')),
      bots: ready([botEntry, ...leaderboardEntries.slice(1)]),
      refreshing: { ...READY, isRefreshing: true },
      ...WAITING,
      empty: EMPTY,
      'before the first results': { kind: 'empty', nextResults: { at: '2025-10-15T02:30:00Z', isFirst: true } },
      'following nobody': { kind: 'following-nobody', onFindPlayers: () => {} },
    }),
    viewerId: presets({ 'in the list': player.id, anonymous: undefined }),
  },
} satisfies Meta<typeof LeaderboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  args: { scope: scope('everyone') },
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({
    onPeriod: (_, period) => ({ period }),
    onBoard: (_, board) => ({ board, state: ready(boardEntries(board)) }),
  }),
};

const huge = { ...leader, stars: 1e9, position: 1_000_000 };

export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Empty: Story = { tags: ['empty'], args: { state: { kind: 'empty' }, period: 'daily' } };
export const NoNewFollowers: Story = { args: { state: { kind: 'empty' }, period: 'weekly', board: 'followed' } };
export const BeforeTheFirstResults: Story = {
  args: { state: { kind: 'empty', nextResults: { at: '2025-10-15T02:30:00Z', isFirst: true } }, period: 'daily' },
};
export const BeforeTheNextResults: Story = {
  args: {
    ...BeforeTheFirstResults.args,
    state: { kind: 'empty', nextResults: { at: '2025-10-14T21:00:00Z', isFirst: false } },
  },
};
export const BeforeTheNextResultsOfTheWeek: Story = { args: { ...BeforeTheNextResults.args, period: 'weekly' } };
export const Stars: Story = {};
export const Slayers: Story = { args: { board: 'slayers', period: 'weekly', state: ready(boardEntries('slayers')) } };
export const Streaks: Story = { args: { board: 'streaks', state: ready(boardEntries('streaks')) } };
export const Followed: Story = { args: { board: 'followed', period: 'daily', state: ready(boardEntries('followed')) } };
export const Refreshing: Story = {
  args: { state: { kind: 'ready', entries: leaderboardEntries, isRefreshing: true } },
};
export const Anonymous: Story = { tags: ['anonymous'], args: { viewerId: undefined } };
export const Bots: Story = { args: { state: ready([botEntry, ...leaderboardEntries.slice(1)]) } };

export const Following: Story = {
  args: {
    scope: { selected: 'following', onSelect: fn() },
    leaguesHref: '/leagues',
    state: ready(leaderboardEntries.slice(3, 6).map((row, index) => ({ ...row, position: index + 1 }))),
  },
};

export const FollowingNobody: Story = {
  tags: ['empty'],
  args: { scope: { selected: 'following', onSelect: fn() }, state: { kind: 'following-nobody', onFindPlayers: fn() } },
};

/** Very large numbers, too, and a row without a name, a rank and a position. */
export const HostileText: Story = {
  tags: ['extreme'],
  args: {
    state: ready([
      ...hostileRows(huge, 'userId', 'username', 'rank').map((row) => ({ ...row, achievements: [row.rank] })),
      { ...leader, userId: 'o-1', username: '', rank: '', position: -1, stars: -5 },
    ]),
  },
  globals: { viewport: { value: 'phone320' } },
};

export const Hidden: Story = { decorators: [hidingResults] };
