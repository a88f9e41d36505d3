import type { LeaderboardEntry } from '@machine/contract/leaderboard.ts';
import { paths } from '@machine/contract/paths.ts';
import { Box, Progress } from '@radix-ui/themes';
import { useMemo } from 'react';
import { AchievementTags } from '../achievement/AchievementTags.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { StarCount } from '../profile/stats/StarCount.tsx';
import { PlayerName } from '../rank/PlayerName.tsx';
import { RankTag } from '../rank/RankTag.tsx';
import { barWidths, type Board, BOARD_INFO, boardTitle, formatMetric, type Period } from './boardInfo.ts';
import { type Column, PlayerTable } from './PlayerTable.tsx';

export type LeaderboardTableProps = {
  /** Used only in the caption. */
  period: Period;
  /** Decides which metric is shown. */
  board: Board;
  /** In display order. */
  entries: ReadonlyArray<LeaderboardEntry>;
  /** Used to mark the viewer's row. */
  viewerId?: string;
};

/** Table of a leaderboard. On a phone each row has two lines. */
export function LeaderboardTable({ period, board, entries, viewerId }: LeaderboardTableProps) {
  const columns = useMemo(() => columnsOf(board, entries, viewerId), [board, entries, viewerId]);
  return (
    <PlayerTable
      caption={boardTitle(period, board)}
      columns={columns}
      rows={entries}
      keyOf={keyOf}
      positionOf={positionOf}
      lookOf={({ userId }) => (userId === viewerId ? 'own' : undefined)}
    />
  );
}

const keyOf = ({ userId }: LeaderboardEntry) => userId;
const positionOf = ({ position }: LeaderboardEntry) => position;

/** The columns of a board after the position, also for its placeholder. */
export function columnsOf(
  board: Board,
  entries: readonly LeaderboardEntry[] = [],
  viewerId?: string,
): readonly Column<LeaderboardEntry>[] {
  const widthOf = barWidths(entries, board);
  return [
    { name: 'Rank', width: { initial: '3.25rem', sm: '7rem' }, cell: ({ rank }) => <RankTag rank={rank} /> },
    {
      name: 'Player',
      cell: (entry) => (
        <PlayerName player={entry} href={paths.profile(entry.userId)} coversRow isViewer={entry.userId === viewerId} />
      ),
    },
    {
      name: BOARD_INFO[board].metric,
      width: { initial: '5.5rem', sm: '8rem' },
      justify: 'end',
      cell: (entry) => (
        <Box position="relative">
          {board === 'stars' ? <StarCount stars={entry.stars} /> : <Mono>{formatMetric(entry, board)}</Mono>}
          <Box
            display={{ initial: 'none', sm: 'block' }}
            position="absolute"
            left="0"
            right="0"
            bottom="-5px"
            aria-hidden
          >
            <Progress
              size="1"
              variant="soft"
              color={entry.userId === viewerId ? 'sky' : 'gray'}
              value={widthOf(entry)}
            />
          </Box>
        </Box>
      ),
    },
    {
      name: 'Achievements',
      width: '38%',
      below: 'start',
      cell: ({ achievements }) => <AchievementTags titles={achievements} />,
    },
  ];
}
