import type { LeaderboardEntry } from '@machine/contract';
import { memo, useMemo } from 'react';
import { AchievementTags } from '../achievement/AchievementTags.tsx';
import { amount } from '../format/number.ts';
import { cx } from '../primitives/cx.ts';
import { PlainLink } from '../primitives/Link.tsx';
import { type LongRowProps, useLongList } from '../primitives/useLongList.ts';
import { UserText } from '../primitives/UserText.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { personName } from '../profile/personName.ts';
import { StarCount } from '../profile/StarCount.tsx';
import { RankTag } from '../rank/RankTag.tsx';
import { type Board, BOARD_WORDS, boardTitle, type Period, shares } from './boards.ts';
import styles from './LeaderboardTable.module.css';

/** A row on a desk, in pixels; a phone's is measured. */
const ROW_HEIGHT = 56;
const keyOf = ({ userId }: { userId: string }) => userId;
const PODIUM = 3;

export type LeaderboardTableProps = {
  /** `daily`, `weekly` or `all`; only named here, not counted. */
  period: Period;
  /** `stars`, `slayers`, `streaks` or `followed`: what the metric is. */
  board: Board;
  /** In the order in which they are to stand. */
  entries: ReadonlyArray<LeaderboardEntry>;
  profileHref: (userId: string) => string;
  /** Whose row is marked. */
  viewerId?: string;
};

/** For a board's rows, of which it draws as many as a window shows; a phone folds each of them. */
export function LeaderboardTable({ period, board, entries, profileHref, viewerId }: LeaderboardTableProps) {
  const { listProps, indexes, rowProps } = useLongList<HTMLTableSectionElement, LeaderboardEntry>(
    entries,
    ROW_HEIGHT,
    keyOf,
  );
  const share = useMemo(() => shares(entries, board), [entries, board]);
  return (
    <table className={styles.table} aria-rowcount={entries.length + 1}>
      <caption className={styles.caption}>
        <VisuallyHidden>{boardTitle(period, board)}</VisuallyHidden>
      </caption>
      <thead className={styles.part}>
        <tr aria-rowindex={1} className={cx(styles.row, styles.head)}>
          <th scope="col">
            <span aria-hidden>#</span>
            <VisuallyHidden>Position</VisuallyHidden>
          </th>
          <th scope="col">Rank</th>
          <th scope="col">Player</th>
          <th scope="col" className={styles.metric}>
            {BOARD_WORDS[board].metric}
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
                share={share(entry)}
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
  share: number;
  href: string;
  isViewer: boolean;
};

/** Drawn again only when it shows something new: scrolling brings new rows and leaves the others alone. */
const Row = memo(function Row({ entry, board, share, href, isViewer, ...row }: RowProps) {
  const { position, rank, username, stars, achievements } = entry;
  const isPlaced = position >= 1;
  return (
    <tr
      {...row}
      aria-rowindex={row['data-index'] + 2}
      className={cx(styles.row, styles.entry, isViewer && styles.viewer)}
    >
      <td>
        <span className={cx(styles.position, isPlaced && position <= PODIUM && styles.podium)}>
          {isPlaced ? amount(position) : '-'}
        </span>
      </td>
      <td className={styles.rank}>
        <RankTag rank={rank} />
      </td>
      <th scope="row" className={styles.player}>
        <PlainLink href={href} className={styles.link}>
          <UserText>{personName(username)}</UserText>
        </PlainLink>
        {isViewer && <span className={styles.you}>You</span>}
      </th>
      <td className={styles.metric}>
        <span className={styles.value}>
          {board === 'stars' ? <StarCount stars={stars} /> : BOARD_WORDS[board].words(entry)}
        </span>
        <span className={styles.bar} aria-hidden>
          <span className={styles.fill} style={{ width: `${share}%` }} />
        </span>
      </td>
      <td className={styles.tags}>
        <AchievementTags titles={achievements} />
      </td>
    </tr>
  );
});
