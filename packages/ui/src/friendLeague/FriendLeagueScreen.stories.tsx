import {
  emptyTableOf,
  friendLeagueTable,
  friendLeagueWeekTable,
  fullLeague,
  fullLeagueTable,
  futureLeague,
  hostileLeague,
  hostileLeagueTable,
  newLeague,
  officeLeague,
  player,
  sundayLeague,
} from '@machine/mocks/fixtures';
import { HIDDEN_PLAYER } from '@machine/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { hidingResults } from '../../stories/hidingResults.tsx';
import { inFrame, pageParameters } from '../../stories/inFrame.tsx';

import { FriendLeagueScreen } from './FriendLeagueScreen.tsx';

const standings = {
  state: { kind: 'ready' as const, rows: friendLeagueTable },
  board: 'stars' as const,
  onBoard: fn(),
  week: null,
};
const IDLE = { kind: 'idle' as const };
const invite = {
  creation: IDLE,
  onCreate: fn(),
  revocation: IDLE,
  onRevoke: fn(),
  isCopied: null,
  onCopy: fn(),
};

const meta = {
  title: 'Screens/League',
  component: FriendLeagueScreen,
  parameters: pageParameters,
  decorators: [inFrame],
  args: {
    viewer: { kind: 'player', userId: player.id },
    onLogin: fn(),
    state: { kind: 'ready', league: officeLeague },
    standings,
    invite,
    inviteHref: (code) => `https://beat.example/join/${code}`,
    membership: { removal: IDLE, onRemove: fn(), leaving: IDLE, onLeave: fn() },
    onRename: fn(),
    weekHref: (startsAt) => `/leagues/l-office?week=${startsAt}`,
    leagueHref: '/leagues/l-office',
  },
} satisfies Meta<typeof FriendLeagueScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const hideSecond = <Row extends { username: string; rank: string }>(row: Row, index: number): Row =>
  index === 1 ? { ...row, username: HIDDEN_PLAYER, rank: '' } : row;

const onANarrowPhone = { globals: { viewport: { value: 'phone320' } } };

export const Loading: Story = { tags: ['spec:league-loading'], args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = { tags: ['spec:league-failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
/** Also for those who left or were removed. */
export const NotFound: Story = { tags: ['spec:league-unknown'], args: { state: { kind: 'unknown' } } };
export const Anonymous: Story = { tags: ['spec:league-login-prompt'], args: { viewer: { kind: 'anonymous' } } };
export const Owner: Story = { tags: ['spec:league-owner', 'spec:league-joined-late', 'spec:league-invite'] };
export const Member: Story = {
  tags: ['spec:league-member', 'spec:league-without-invite'],
  args: { state: { kind: 'ready', league: sundayLeague }, more: { isOpen: false, onOpen: fn() } },
};
/** The owner and a member have blocked each other. */
export const MemberHidden: Story = {
  tags: ['spec:league-hidden'],
  args: {
    state: { kind: 'ready', league: { ...officeLeague, members: officeLeague.members.map(hideSecond) } },
    standings: { ...standings, state: { kind: 'ready', rows: friendLeagueTable.map(hideSecond) } },
  },
};
export const ByEdge: Story = { tags: ['spec:league-edge'], args: { standings: { ...standings, board: 'edge' } } };
export const PastWeek: Story = {
  tags: ['spec:league-week', 'spec:league-left', 'spec:league-deleted-user'],
  args: {
    standings: {
      ...standings,
      state: { kind: 'ready', rows: friendLeagueWeekTable },
      week: officeLeague.weeks[2]?.startsAt ?? null,
    },
  },
};
export const Alone: Story = {
  tags: ['spec:league-alone'],
  args: {
    state: { kind: 'ready', league: newLeague },
    standings: { ...standings, state: { kind: 'ready', rows: emptyTableOf(newLeague) } },
  },
};
export const NotStarted: Story = {
  tags: ['spec:league-not-started'],
  args: {
    state: { kind: 'ready', league: futureLeague },
    standings: { ...standings, state: { kind: 'ready', rows: emptyTableOf(futureLeague) } },
  },
};
export const Full: Story = {
  tags: ['spec:league-full'],
  args: {
    state: { kind: 'ready', league: fullLeague },
    standings: { ...standings, state: { kind: 'ready', rows: fullLeagueTable } },
  },
};
export const TableLoading: Story = {
  tags: ['spec:league-table-loading'],
  args: { standings: { ...standings, state: { kind: 'loading' } } },
};
export const TableFailed: Story = {
  tags: ['spec:league-table-failed'],
  args: { standings: { ...standings, state: { kind: 'failed', onRetry: fn() } } },
};
export const LinkCopied: Story = { tags: ['spec:league-copied'], args: { invite: { ...invite, isCopied: true } } };
export const CopyFailed: Story = { args: { invite: { ...invite, isCopied: false } } };
export const LinkFailed: Story = {
  tags: ['spec:league-invite-failed'],
  args: { invite: { ...invite, creation: { kind: 'failed', error: "Couldn't create a link. Please try again." } } },
};
export const Hidden: Story = { decorators: [hidingResults], tags: ['spec:spoilers-league'] };

export const HostileText: Story = {
  args: {
    state: { kind: 'ready', league: hostileLeague },
    standings: { ...standings, state: { kind: 'ready', rows: hostileLeagueTable } },
  },
  ...onANarrowPhone,
};
