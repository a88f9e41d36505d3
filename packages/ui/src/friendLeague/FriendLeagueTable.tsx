import { paths, type FriendLeagueRow } from '@machine/contract';
import { Box, Text } from '@radix-ui/themes';
import { useMemo } from 'react';
import { amount } from '../format/number.ts';
import { dateLabel } from '../format/time.ts';
import { type Column, PlayerTable, type RowLook } from '../leaderboard/PlayerTable.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { PlayerName } from '../rank/PlayerName.tsx';
import { LeagueScore } from './LeagueScore.tsx';

/** By what a league is ranked. */
export const LEAGUE_BOARDS = ['stars', 'edge'] as const;
export type LeagueBoard = (typeof LEAGUE_BOARDS)[number];

export type FriendLeagueTableProps = {
  caption: string;
  board: LeagueBoard;
  rows: readonly FriendLeagueRow[];
  viewerId: string;
};

/** Table of a league, or of one of its weeks. Former members are gray, and those who joined late are marked. */
export function FriendLeagueTable({ caption, board, rows, viewerId }: FriendLeagueTableProps) {
  const sorted = useMemo(() => (board === 'stars' ? rows : rows.toSorted(byEdge)), [board, rows]);
  const columns = useMemo(() => columnsOf(board, viewerId), [board, viewerId]);
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
            <Text as="p" size="2" color="gray">
              Members who joined after the start are marked. For them, only later matches count.
            </Text>
          </Box>
        )
      }
    />
  );
}

const keyOf = ({ userId }: FriendLeagueRow) => userId;
const LAST = Number.MAX_SAFE_INTEGER;
const byEdge = (a: FriendLeagueRow, b: FriendLeagueRow) => (a.edgePosition ?? LAST) - (b.edgePosition ?? LAST);

function lookOf({ userId, status }: FriendLeagueRow, viewerId: string): RowLook | undefined {
  if (userId === viewerId) return 'own';
  return status === 'MEMBER' ? undefined : 'former';
}

const columnsOf = (board: LeagueBoard, viewerId: string): readonly Column<FriendLeagueRow>[] => [
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
    cell: ({ stars, ahead, disagreements }) => {
      if (board === 'stars') return <LeagueScore kind="stars" value={stars} />;
      return disagreements === 0 ? '-' : <LeagueScore kind="edge" value={ahead} />;
    },
  },
];

const DISAGREEMENTS: Column<FriendLeagueRow> = {
  name: 'Disagreements',
  width: { initial: '3rem', sm: '9rem' },
  justify: 'end',
  isNarrow: true,
  cell: ({ disagreements }) => <Mono color="gray">{amount(disagreements)}</Mono>,
};

const Mark = ({ text }: { text: string }) => (
  <Text size="1" color="gray">
    {text}
  </Text>
);
