import type { EdgeTable as EdgeTableData, EdgeTableEntry } from '@machine/contract';
import { memo, useMemo } from 'react';
import { nameBesideTag } from '../format/displayName.ts';
import { amount } from '../format/number.ts';
import { PlainLink } from '../primitives/button/Link.tsx';
import { cx } from '../primitives/cx.ts';
import { type LongRowProps, useLongList } from '../primitives/list/useLongList.ts';
import { UserText } from '../primitives/text/UserText.tsx';
import { VisuallyHidden } from '../primitives/text/VisuallyHidden.tsx';
import { BotTag } from '../rank/BotTag.tsx';
import { RankTag } from '../rank/RankTag.tsx';
import { type EdgeRow, rowsOf } from './edgeRows.ts';
import { verdictLabel, winsText } from './edgeText.ts';
import { LuckBar } from './LuckBar.tsx';
import styles from './EdgeTable.module.css';

export type EdgeTableProps = {
  table: EdgeTableData;
  profileHref: (userId: string) => string;
  /** Used to mark the viewer's row. */
  viewerId?: string;
};

/** Estimated row height in pixels on a desktop; rows on a phone are measured. */
const ROW_HEIGHT = 52;
const keyOf = ({ key }: EdgeRow) => key;

/** Virtualized table of players by edge, with the Machine at 0 and the coin. On a phone each row has two lines. */
export function EdgeTable({ table, profileHref, viewerId }: EdgeTableProps) {
  const rows = useMemo(() => rowsOf(table), [table]);
  const { listProps, indexes, rowProps } = useLongList<HTMLTableSectionElement, EdgeRow>(rows, ROW_HEIGHT, keyOf);
  return (
    <table className={styles.table} aria-rowcount={rows.length + 1}>
      <caption className={styles.caption}>
        <VisuallyHidden>Players by edge</VisuallyHidden>
      </caption>
      <thead className={styles.part}>
        <tr aria-rowindex={1} className={cx(styles.row, styles.header)}>
          <th scope="col">
            <span aria-hidden>#</span>
            <VisuallyHidden>Position</VisuallyHidden>
          </th>
          <th scope="col">Player</th>
          <th scope="col" className={styles.wins}>
            Wins
          </th>
          <th scope="col" className={styles.count}>
            Disagreements
          </th>
          <th scope="col" className={styles.luck}>
            Luck
          </th>
        </tr>
      </thead>
      <tbody {...listProps} className={styles.part}>
        {indexes.map((index) => {
          const row = rows[index];
          return (
            row && (
              <Row
                key={row.key}
                {...rowProps(index)}
                row={row}
                href={row.kind === 'player' ? profileHref(row.entry.userId) : undefined}
                isViewer={row.kind === 'player' && row.entry.userId === viewerId}
              />
            )
          );
        })}
      </tbody>
    </table>
  );
}

type RowProps = LongRowProps & { row: EdgeRow; href: string | undefined; isViewer: boolean };

/** Memoized, so that scrolling renders only new rows. */
const Row = memo(function Row({ row, href, isViewer, ...list }: RowProps) {
  return (
    <tr
      {...list}
      aria-rowindex={list['data-index'] + 2}
      className={cx(styles.row, styles.entry, isViewer && styles.viewer, row.kind !== 'player' && styles.reference)}
    >
      <td className={styles.position}>
        {row.kind === 'player' && row.entry.position >= 1 ? amount(row.entry.position) : '-'}
      </td>
      <th scope="row" className={styles.player}>
        {row.kind === 'player' && href !== undefined ? (
          <PlayerName entry={row.entry} href={href} isViewer={isViewer} />
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

type PlayerNameProps = { entry: EdgeTableEntry; href: string; isViewer: boolean };

function PlayerName({ entry, href, isViewer }: PlayerNameProps) {
  return (
    <>
      <PlainLink href={href} className={styles.link}>
        <UserText>{nameBesideTag(entry)}</UserText>
      </PlainLink>
      {entry.isBot && <BotTag />}
      <RankTag rank={entry.rank} />
      {isViewer && <span className={styles.you}>You</span>}
    </>
  );
}
