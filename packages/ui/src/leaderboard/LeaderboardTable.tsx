import { paths, type LeaderboardEntry } from '@machine/contract';
import { memo, useMemo } from 'react';
import { AchievementTags } from '../achievement/AchievementTags.tsx';
import { amount } from '../format/number.ts';
import { cx } from '../primitives/cx.ts';
import { StarCount } from '../profile/stats/StarCount.tsx';
import { RankTag } from '../rank/RankTag.tsx';
import { barWidths, type Board, BOARD_INFO, boardTitle, type Period } from './boardInfo.ts';
import { PlayerName } from './PlayerName.tsx';
import { type PlayerRowProps, PlayerTable } from './PlayerTable.tsx';
import table from './PlayerTable.module.css';
import styles from './LeaderboardTable.module.css';

const ROW_HEIGHT = 56;
const keyOf = ({ userId }: { userId: string }) => userId;
const PODIUM = 3;

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

/** Table of a leaderboard. On a phone each row wraps onto two lines. */
export function LeaderboardTable({ period, board, entries, viewerId }: LeaderboardTableProps) {
  const barWidth = useMemo(() => barWidths(entries, board), [entries, board]);
  return (
    <PlayerTable
      caption={boardTitle(period, board)}
      className={styles.table}
      rows={entries}
      rowHeight={ROW_HEIGHT}
      keyOf={keyOf}
      headers={
        <>
          <th scope="col">Rank</th>
          <th scope="col">Player</th>
          <th scope="col" className={cx(styles.metric, table.end)}>
            {BOARD_INFO[board].metric}
          </th>
          <th scope="col" className={styles.tags}>
            Achievements
          </th>
        </>
      }
    >
      {(entry, props) => (
        <Row
          {...props}
          entry={entry}
          board={board}
          barWidth={barWidth(entry)}
          href={paths.profile(entry.userId)}
          isViewer={entry.userId === viewerId}
        />
      )}
    </PlayerTable>
  );
}

type RowProps = PlayerRowProps & {
  entry: LeaderboardEntry;
  board: Board;
  barWidth: number;
  href: string;
  isViewer: boolean;
};

/** Memoized, so that scrolling renders only new rows. */
const Row = memo(function Row({ entry, board, barWidth, href, isViewer, ...row }: RowProps) {
  const { position, rank, stars, achievements } = entry;
  const hasPosition = position >= 1;
  return (
    <tr {...row} className={cx(table.row, table.entry, isViewer && table.viewer)}>
      <td>
        <span className={cx(styles.position, hasPosition && position <= PODIUM && styles.podium)}>
          {hasPosition ? amount(position) : '-'}
        </span>
      </td>
      <td className={styles.rank}>
        <RankTag rank={rank} />
      </td>
      <th scope="row" className={cx(table.player, styles.player)}>
        <PlayerName player={entry} href={href} isViewer={isViewer} />
      </th>
      <td className={styles.metric}>
        <span className={styles.value}>
          {board === 'stars' ? <StarCount stars={stars} /> : BOARD_INFO[board].format(entry)}
        </span>
        <span className={styles.bar} aria-hidden>
          <span className={styles.fill} style={{ width: `${barWidth}%` }} />
        </span>
      </td>
      <td className={styles.tags}>
        <AchievementTags titles={achievements} />
      </td>
    </tr>
  );
});
