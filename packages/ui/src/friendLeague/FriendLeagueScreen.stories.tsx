import { aheadDuel } from '@machine/mocks/duel.ts';
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
  sundayLeague,
} from '@machine/mocks/friendLeague.ts';
import { HIDDEN_PLAYER } from '@machine/contract/constants.ts';
import type { FriendLeagueDetails, FriendLeagueRow } from '@machine/contract/friendLeague.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { hidingResults } from '../../stories/hidingResults.tsx';
import { inFrame, pageParameters } from '../../stories/inFrame.tsx';

import type { ActionState } from '../behavior/actionState.ts';
import { FriendLeagueScreen, type FriendLeagueScreenProps } from './FriendLeagueScreen.tsx';
import { ACTION_STATES, PLAYER, presets, VIEWER_STATES, WAITING } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const standings = {
  state: { kind: 'ready' as const, rows: friendLeagueTable },
  board: 'stars' as const,
  onBoard: fn(),
  week: null,
};
const IDLE = { kind: 'idle' as const };
const invite = { creation: IDLE, onCreate: fn(), revocation: IDLE, onRevoke: fn(), isCopied: null, onCopy: fn() };

const OWNER = { kind: 'ready' as const, league: officeLeague };

const meta = {
  title: 'Screens/League',
  component: FriendLeagueScreen,
  parameters: {
    ...pageParameters,
    viewer: 'player',
    ...usage({
      when: 'At `/leagues/{leagueId}`: the table of a league, its weeks, its members and the invite link.',
      not: 'For boards of all players: that is the `LeaderboardScreen`.',
      with: 'Built from `LeagueStandings`, `LeagueWeeks`, `InviteSection` and `LeagueMembers`; its chat is a `ThreadScreen`.',
      do: ['Show the invite link first while the viewer is the only member.'],
    }),
  },
  decorators: [inFrame],
  args: {
    viewer: PLAYER,
    onLogin: fn(),
    state: OWNER,
    standings,
    duel: aheadDuel.week,
    invite,
    inviteHref: (code) => `https://beat.example/join/${code}`,
    membership: { removal: IDLE, onRemove: fn(), leaving: IDLE, onLeave: fn() },
    onRename: fn(),
    weekHref: (startsAt) => `/leagues/l-office?week=${startsAt}`,
    leagueHref: '/leagues/l-office',
  },
  argTypes: {
    viewer: presets(VIEWER_STATES),
    state: presets({
      owner: OWNER,
      member: { kind: 'ready', league: sundayLeague },
      alone: { kind: 'ready', league: newLeague },
      'not started': { kind: 'ready', league: futureLeague },
      full: { kind: 'ready', league: fullLeague },
      ...WAITING,
      'not found': { kind: 'unknown' },
    }),
    standings: presets({
      ready: standings,
      'past week': {
        ...standings,
        state: { kind: 'ready', rows: friendLeagueWeekTable },
        week: officeLeague.weeks[2]?.startsAt ?? null,
      },
      loading: { ...standings, state: WAITING.loading },
      failed: { ...standings, state: WAITING.failed },
    }),
    duel: presets({ ahead: aheadDuel.week, none: null }),
    invite: presets({
      idle: invite,
      copied: { ...invite, isCopied: true },
      'not copied': { ...invite, isCopied: false },
      failed: { ...invite, creation: ACTION_STATES.failed },
    }),
    more: presets({ none: undefined, shown: { isOpen: false, onOpen: () => {} } }),
    leagueHref: { control: false },
  },
} satisfies Meta<typeof FriendLeagueScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function WithBoards(args) {
    const [board, onBoard] = useState(args.standings.board);
    return <FriendLeagueScreen {...args} standings={{ ...args.standings, board, onBoard }} />;
  },
};

const of = (league: FriendLeagueDetails, rows: readonly FriendLeagueRow[]): Story => ({
  args: { state: { kind: 'ready', league }, standings: { ...standings, state: { kind: 'ready', rows } } },
});

const hideSecond = <Row extends { username: string; rank: string }>(row: Row, index: number): Row =>
  index === 1 ? { ...row, username: HIDDEN_PLAYER, rank: '' } : row;

export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
/** Also for those who left or were removed. */
export const NotFound: Story = { tags: ['extreme'], args: { state: { kind: 'unknown' } } };
export const Anonymous: Story = { tags: ['anonymous'], args: { viewer: { kind: 'anonymous' } } };
export const Owner: Story = {};
export const Member: Story = {
  args: { state: { kind: 'ready', league: sundayLeague }, more: { isOpen: false, onOpen: fn() } },
};
/** The owner and a member have blocked each other. */
export const MemberHidden: Story = {
  ...of({ ...officeLeague, members: officeLeague.members.map(hideSecond) }, friendLeagueTable.map(hideSecond)),
};
export const ByEdge: Story = { args: { standings: { ...standings, board: 'edge' } } };
/** A server that sends only the members: no row of the Machine, no week against it. */
export const WithoutMachine: Story = {
  args: {
    duel: undefined,
    state: {
      kind: 'ready',
      league: {
        ...officeLeague,
        machine: undefined,
        weeks: officeLeague.weeks.map((week) => ({ ...week, machine: undefined })),
      },
    },
  },
};
export const PastWeek: Story = {
  args: {
    standings: {
      ...standings,
      state: { kind: 'ready', rows: friendLeagueWeekTable },
      week: officeLeague.weeks[2]?.startsAt ?? null,
    },
  },
};
export const Alone: Story = of(newLeague, emptyTableOf(newLeague));
export const NotStarted: Story = of(futureLeague, emptyTableOf(futureLeague));
export const Full: Story = of(fullLeague, fullLeagueTable);
export const TableLoading: Story = {
  tags: ['loading'],
  args: { standings: { ...standings, state: { kind: 'loading' } } },
};
export const TableFailed: Story = {
  tags: ['failed'],
  args: { standings: { ...standings, state: { kind: 'failed', onRetry: fn() } } },
};
export const LinkCopied: Story = { args: { invite: { ...invite, isCopied: true } } };
export const CopyFailed: Story = { tags: ['failed'], args: { invite: { ...invite, isCopied: false } } };
export const LinkFailed: Story = {
  tags: ['failed'],
  args: { invite: { ...invite, creation: { kind: 'failed', error: "Couldn't create a link. Please try again." } } },
};
export const Hidden: Story = { decorators: [hidingResults] };

export const HostileText: Story = {
  tags: ['extreme'],
  ...of(hostileLeague, hostileLeagueTable),
  globals: { viewport: { value: 'phone320' } },
};

/** Refuses to remove anyone at first. */
function FailingOnce(props: FriendLeagueScreenProps) {
  const [removal, setRemoval] = useState<ActionState>({ kind: 'idle' });
  const onRemove = () => {
    if (removal.kind === 'idle') return setRemoval({ kind: 'failed', error: 'The server is busy.' });
    setRemoval({ kind: 'busy' });
    queueMicrotask(() => setRemoval({ kind: 'idle' }));
  };
  return <FriendLeagueScreen {...props} membership={{ ...props.membership, removal, onRemove }} />;
}

async function press(button: HTMLElement | undefined) {
  if (button) await userEvent.click(button);
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const KeepsTheFailuresOfMembersApart: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <FailingOnce {...args} />,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /^Remove / });
    let dialog = await press(first);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await dialog.findByText('The server is busy.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    dialog = await press(second);
    await expect(dialog.queryByText('The server is busy.')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(second).toHaveFocus());
  },
};

export const ShowsTheTableAndTheWinnersTogether: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [hidingResults],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByText(/^Won by|^Ahead/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show table' }));
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getAllByText('Won by')[0]).toBeVisible();
  },
};
