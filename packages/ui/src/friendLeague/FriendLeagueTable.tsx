import type { FriendLeagueRow } from '@machine/contract/friendLeague.ts';
import { paths } from '@machine/contract/paths.ts';
import { Box, Text } from '@radix-ui/themes';
import { useMemo } from 'react';
import { amount } from '../format/number.ts';
import { dateLabel } from '../format/time.ts';
import { type Column, PlayerTable, type RowLook } from '../leaderboard/PlayerTable.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { PlayerName } from '../rank/PlayerName.tsx';
import { PlayerTag } from '../rank/PlayerTag.tsx';
import { aheadText } from '../edge/edgeText.ts';
import { StarCount } from '../profile/stats/StarCount.tsx';
import { Note } from '../primitives/text/Note.tsx';

/** By what a league is ranked. */
export const LEAGUE_BOARDS = ['stars', 'edge'] as const;
export type LeagueBoard = (typeof LEAGUE_BOARDS)[number];

export type FriendLeagueTableProps = {
  /** Name of the table for screen readers. */
  caption: string;
  /** The ranking: by stars, or by stars ahead of the Machine. */
  board: LeagueBoard;
  /** The members, in the server's order by stars. */
  rows: readonly FriendLeagueRow[];
  /** The stars of the Machine, which has a row without a position; undefined on a server that doesn't count them. */
  machine?: number;
  /** The ids of those who won the last week, to mark them. */
  lastWinners?: ReadonlySet<string>;
  /** Used to mark the viewer's row. */
  viewerId: string;
};

/** Table of a league, or of one of its weeks. Former members are gray, late ones and last week's winners marked. */
export function FriendLeagueTable({ caption, board, rows, machine, lastWinners, viewerId }: FriendLeagueTableProps) {
  const sorted = useMemo(() => rowsOf(rows, board, machine), [rows, board, machine]);
  const columns = useMemo(() => columnsOf(board, viewerId, lastWinners), [board, viewerId, lastWinners]);
  return (
    <PlayerTable
      caption={caption}
      columns={columns}
      rows={sorted}
      keyOf={keyOf}
      positionOf={(row) => (board === 'stars' ? row.position : row.edgePosition)}
      lookOf={(row) => lookOf(row, viewerId)}
      note={
        rows.some(({ joinedLateAt }) => joinedLateAt !== null) && (
          <Box p={{ initial: '3', sm: '4' }}>
            <Note>Members who joined after the start are marked. For them, only later matches count.</Note>
          </Box>
        )
      }
    />
  );
}

const keyOf = ({ userId }: FriendLeagueRow) => userId;
const LAST = Number.MAX_SAFE_INTEGER;
const byEdge = (a: FriendLeagueRow, b: FriendLeagueRow) => (a.edgePosition ?? LAST) - (b.edgePosition ?? LAST);

/** Orders the rows and puts the Machine behind those who are level with it; by edge it stands at 0. */
function rowsOf(rows: readonly FriendLeagueRow[], board: LeagueBoard, machine?: number): readonly FriendLeagueRow[] {
  const sorted = board === 'stars' ? rows : rows.toSorted(byEdge);
  if (machine === undefined) return sorted;
  const isBehind = ({ stars, ahead, edgePosition }: FriendLeagueRow) =>
    board === 'stars' ? stars < machine : edgePosition === null || ahead < 0;
  const place = sorted.findIndex(isBehind);
  return sorted.toSpliced(place === -1 ? sorted.length : place, 0, { ...MACHINE, stars: machine });
}

/** Someone to compare with, whose profile can't be visited. */
export const rowOf = (userId: string, username: string, position = 0, stars = 0): FriendLeagueRow => ({
  userId,
  username,
  rank: '',
  stars,
  position,
  ahead: 0,
  disagreements: 0,
  edgePosition: null,
  joinedLateAt: null,
  status: 'MEMBER',
});
const MACHINE = rowOf('machine', 'The Machine');
const isMachine = ({ userId }: FriendLeagueRow) => userId === MACHINE.userId;

function lookOf({ userId, status }: FriendLeagueRow, viewerId: string): RowLook | undefined {
  if (userId === MACHINE.userId) return 'reference';
  if (userId === viewerId) return 'own';
  return status === 'MEMBER' ? undefined : 'former';
}

const columnsOf = (
  board: LeagueBoard,
  viewerId: string,
  lastWinners?: ReadonlySet<string>,
): readonly Column<FriendLeagueRow>[] => [
  {
    name: 'Player',
    cell: (row) => (
      <PlayerName
        player={row}
        href={row.rank === '' ? undefined : paths.profile(row.userId)}
        isViewer={row.rank !== '' && row.userId === viewerId}
        coversRow
        wrap="wrap"
      >
        {lastWinners?.has(row.userId) && <PlayerTag label="Won last week" />}
        {row.rank !== '' && row.status === 'LEFT' && <Mark text="Left" />}
        {row.joinedLateAt !== null && <Mark text={`Since ${dateLabel(row.joinedLateAt)}`} />}
      </PlayerName>
    ),
  },
  ...(board === 'stars' ? [] : [DISAGREEMENTS]),
  {
    name: board === 'stars' ? 'Stars' : 'Ahead',
    width: '5.5rem',
    justify: 'end',
    cell: (row) => {
      if (board === 'stars') return <LeagueScore kind="stars" value={row.stars} />;
      return row.disagreements === 0 && !isMachine(row) ? '-' : <LeagueScore kind="edge" value={row.ahead} />;
    },
  },
];

const DISAGREEMENTS: Column<FriendLeagueRow> = {
  name: 'Disagreements',
  width: { initial: '3rem', sm: '9rem' },
  justify: 'end',
  isNarrow: true,
  cell: (row) => <Mono color="gray">{isMachine(row) ? '-' : amount(row.disagreements)}</Mono>,
};

const Mark = ({ text }: { text: string }) => (
  <Text size="1" color="gray">
    {text}
  </Text>
);

/** Shows what someone has earned in a league. Every score of a league is shown by it. */
export const LeagueScore = ({ kind, value }: { kind: LeagueBoard; value: number }) =>
  kind === 'stars' ? <StarCount stars={value} /> : <Mono>{aheadText(value)}</Mono>;
