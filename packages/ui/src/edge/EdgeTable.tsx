import { paths, type EdgeTable as EdgeTableData } from '@machine/contract';
import { memo, useMemo } from 'react';
import { amount } from '../format/number.ts';
import { PlayerName } from '../leaderboard/PlayerName.tsx';
import { type PlayerRowProps, PlayerTable } from '../leaderboard/PlayerTable.tsx';
import table from '../leaderboard/PlayerTable.module.css';
import { cx } from '../primitives/cx.ts';
import { RankTag } from '../rank/RankTag.tsx';
import { type EdgeRow, rowsOf } from './edgeRows.ts';
import { verdictLabel, winsText } from './edgeText.ts';
import { LuckBar } from './LuckBar.tsx';
import styles from './EdgeTable.module.css';

export type EdgeTableProps = {
  table: EdgeTableData;
  /** Used to mark the viewer's row. */
  viewerId?: string;
};

const ROW_HEIGHT = 52;
const keyOf = ({ key }: EdgeRow) => key;

/** Table of players by edge, with the Machine at 0 and the coin. On a phone each row has two lines. */
export function EdgeTable({ table: data, viewerId }: EdgeTableProps) {
  const rows = useMemo(() => rowsOf(data), [data]);
  return (
    <PlayerTable
      caption="Players by edge"
      className={styles.table}
      rows={rows}
      rowHeight={ROW_HEIGHT}
      keyOf={keyOf}
      headers={
        <>
          <th scope="col">Player</th>
          <th scope="col" className={cx(styles.wins, table.end)}>
            Wins
          </th>
          <th scope="col" className={cx(styles.count, table.end)}>
            Disagreements
          </th>
          <th scope="col" className={styles.luck}>
            Luck
          </th>
        </>
      }
    >
      {(row, props) => (
        <Row
          {...props}
          row={row}
          href={row.kind === 'player' ? paths.profile(row.entry.userId) : undefined}
          isViewer={row.kind === 'player' && row.entry.userId === viewerId}
        />
      )}
    </PlayerTable>
  );
}

type RowProps = PlayerRowProps & { row: EdgeRow; href: string | undefined; isViewer: boolean };

/** Memoized, so that scrolling renders only new rows. */
const Row = memo(function Row({ row, href, isViewer, ...props }: RowProps) {
  return (
    <tr
      {...props}
      className={cx(
        table.row,
        table.entry,
        styles.entry,
        isViewer && table.viewer,
        row.kind !== 'player' && styles.reference,
      )}
    >
      <td className={styles.position}>
        {row.kind === 'player' && row.entry.position >= 1 ? amount(row.entry.position) : '-'}
      </td>
      <th scope="row" className={cx(table.player, styles.player)}>
        {row.kind === 'player' && href !== undefined ? (
          <PlayerName player={row.entry} href={href} isViewer={isViewer}>
            <RankTag rank={row.entry.rank} />
          </PlayerName>
        ) : (
          REFERENCE_NAMES[row.kind]
        )}
      </th>
      {row.kind === 'machine' ? (
        <>
          <td className={styles.wins}>0</td>
          <td className={styles.count}>-</td>
          <td className={styles.luck}>Everyone is measured by it</td>
        </>
      ) : (
        <>
          <td className={styles.wins}>{winsText(row.entry.wins)}</td>
          <td className={styles.count}>{amount(row.entry.disagreements)}</td>
          <td className={styles.luck}>
            <LuckBar wins={row.entry.wins} luck={row.entry.luck} />
            <span>{verdictLabel(row.entry.verdict)}</span>
          </td>
        </>
      )}
    </tr>
  );
});

const REFERENCE_NAMES = { machine: 'The Machine', coin: 'A coin', player: '' };
