import type { LeaderboardEntry } from '@machine/contract';
import { memo, useMemo } from 'react';
import { AchievementTags } from '../achievement/AchievementTags.tsx';
import { amount } from '../format/number.ts';
import { cx } from '../primitives/cx.ts';
import { PlainLink } from '../primitives/button/Link.tsx';
import { type LongRowProps, useLongList } from '../primitives/list/useLongList.ts';
import { UserText } from '../primitives/text/UserText.tsx';
import { VisuallyHidden } from '../primitives/text/VisuallyHidden.tsx';
import { nameBesideTag } from '../format/displayName.ts';
import { StarCount } from '../profile/stats/StarCount.tsx';
import { BotTag } from '../rank/BotTag.tsx';
import { RankTag } from '../rank/RankTag.tsx';
import { barWidths, type Board, BOARD_INFO, boardTitle, type Period } from './boardInfo.ts';
import styles from './LeaderboardTable.module.css';

/** Estimated row height in pixels on a desktop; rows on a phone are measured. */
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
  profileHref: (userId: string) => string;
  /** Used to mark the viewer's row. */
  viewerId?: string;
};

/** Virtualized table of a leaderboard. On a phone each row wraps onto two lines. */
export function LeaderboardTable({ period, board, entries, profileHref, viewerId }: LeaderboardTableProps) {
  const { listProps, indexes, rowProps } = useLongList<HTMLTableSectionElement, LeaderboardEntry>(
    entries,
    ROW_HEIGHT,
    keyOf,
  );
  const barWidth = useMemo(() => barWidths(entries, board), [entries, board]);
  return (
    <table className={styles.table} aria-rowcount={entries.length + 1}>
      <caption className={styles.caption}>
        <VisuallyHidden>{boardTitle(period, board)}</VisuallyHidden>
      </caption>
      <thead className={styles.part}>
        <tr aria-rowindex={1} className={cx(styles.row, styles.header)}>
          <th scope="col">
            <span aria-hidden>#</span>
            <VisuallyHidden>Position</VisuallyHidden>
          </th>
          <th scope="col">Rank</th>
          <th scope="col">Player</th>
          <th scope="col" className={styles.metric}>
            {BOARD_INFO[board].metric}
          </th>
          <th scope="col" className={styles.tags}>
            Achievements
          </th>
        </tr>
      </thead>
      <tbody {...listProps} className={styles.part}>
        {indexes.map((index) => {
          const entry = entries[index];
          return (
            entry && (
              <Row
                key={entry.userId}
                {...rowProps(index)}
                entry={entry}
                board={board}
                barWidth={barWidth(entry)}
                href={profileHref(entry.userId)}
                isViewer={entry.userId === viewerId}
              />
            )
          );
        })}
      </tbody>
    </table>
  );
}

type RowProps = LongRowProps & {
  entry: LeaderboardEntry;
  board: Board;
  barWidth: number;
  href: string;
  isViewer: boolean;
};

/** Memoized, so that scrolling renders only new rows. */
const Row = memo(function Row({ entry, board, barWidth, href, isViewer, ...row }: RowProps) {
  const { position, rank, isBot, stars, achievements } = entry;
  const hasPosition = position >= 1;
  return (
    <tr
      {...row}
      aria-rowindex={row['data-index'] + 2}
      className={cx(styles.row, styles.entry, isViewer && styles.viewer)}
    >
      <td>
        <span className={cx(styles.position, hasPosition && position <= PODIUM && styles.podium)}>
          {hasPosition ? amount(position) : '-'}
        </span>
      </td>
      <td className={styles.rank}>
        <RankTag rank={rank} />
      </td>
      <th scope="row" className={styles.player}>
        <PlainLink href={href} className={styles.link}>
          <UserText>{nameBesideTag(entry)}</UserText>
        </PlainLink>
        {isBot && <BotTag />}
        {isViewer && <span className={styles.you}>You</span>}
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
