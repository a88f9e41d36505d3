import { paths, type FriendLeagueRow } from '@machine/contract';
import { memo, useMemo } from 'react';
import { amount } from '../format/number.ts';
import { dateLabel } from '../format/time.ts';
import { PlayerName } from '../leaderboard/PlayerName.tsx';
import { type PlayerRowProps, PlayerTable } from '../leaderboard/PlayerTable.tsx';
import table from '../leaderboard/PlayerTable.module.css';
import { cx } from '../primitives/cx.ts';
import { UserText } from '../primitives/text/UserText.tsx';
import { LeagueScore } from './LeagueScore.tsx';
import styles from './FriendLeagueTable.module.css';

/** By what a league is ranked. */
export const LEAGUE_BOARDS = ['stars', 'edge'] as const;
export type LeagueBoard = (typeof LEAGUE_BOARDS)[number];

export type FriendLeagueTableProps = {
  caption: string;
  board: LeagueBoard;
  rows: readonly FriendLeagueRow[];
  viewerId: string;
};

const ROW_HEIGHT = 52;
const keyOf = ({ userId }: FriendLeagueRow) => userId;

/** Table of a league, or of one of its weeks. Former members are gray, and those who joined late are marked. */
export function FriendLeagueTable({ caption, board, rows, viewerId }: FriendLeagueTableProps) {
  const sorted = useMemo(() => (board === 'stars' ? rows : rows.toSorted(byEdge)), [board, rows]);
  return (
    <>
      <PlayerTable
        caption={caption}
        className={cx(styles.table, board === 'edge' && styles.edge)}
        rows={sorted}
        rowHeight={ROW_HEIGHT}
        keyOf={keyOf}
        headers={
          <>
            <th scope="col">Player</th>
            {board === 'edge' && (
              <th scope="col" className={cx(styles.count, table.end)}>
                Disagreements
              </th>
            )}
            <th scope="col" className={table.end}>
              {board === 'stars' ? 'Stars' : 'Wins'}
            </th>
          </>
        }
      >
        {(row, props) => (
          <Row
            {...props}
            row={row}
            board={board}
            href={row.rank === '' ? undefined : paths.profile(row.userId)}
            isViewer={row.userId === viewerId}
          />
        )}
      </PlayerTable>
      {rows.some(({ joinedLateAt }) => joinedLateAt !== null) && (
        <p className={styles.note}>
          Members who joined after the start are marked. For them, only later matches count.
        </p>
      )}
    </>
  );
}

const LAST = Number.MAX_SAFE_INTEGER;
const byEdge = (a: FriendLeagueRow, b: FriendLeagueRow) => (a.edgePosition ?? LAST) - (b.edgePosition ?? LAST);

type RowProps = PlayerRowProps & {
  row: FriendLeagueRow;
  board: LeagueBoard;
  href: string | undefined;
  isViewer: boolean;
};

/** Memoized, so that scrolling renders only new rows. */
const Row = memo(function Row({ row, board, href, isViewer, ...props }: RowProps) {
  const position = board === 'stars' ? row.position : row.edgePosition;
  const isFormer = row.status !== 'MEMBER';
  return (
    <tr {...props} className={cx(table.row, table.entry, isViewer && table.viewer, isFormer && styles.former)}>
      <td className={styles.position}>{position !== null && position >= 1 ? amount(position) : '-'}</td>
      <th scope="row" className={cx(table.player, styles.player)}>
        {href === undefined ? (
          <UserText>{row.username}</UserText>
        ) : (
          <PlayerName player={row} href={href} isViewer={isViewer}>
            {row.status === 'LEFT' && <span className={styles.mark}>Left</span>}
          </PlayerName>
        )}
        {row.joinedLateAt !== null && <span className={styles.mark}>Since {dateLabel(row.joinedLateAt)}</span>}
      </th>
      {board === 'edge' && <td className={styles.count}>{amount(row.disagreements)}</td>}
      <td className={styles.score}>
        {board === 'edge' && row.disagreements === 0 ? '-' : <LeagueScore kind={board} value={scoreOf(row, board)} />}
      </td>
    </tr>
  );
});

const scoreOf = ({ stars, wins }: FriendLeagueRow, board: LeagueBoard) => (board === 'stars' ? stars : wins);
