import type { EdgeTable as EdgeTableData } from '@machine/contract/edge.ts';
import { paths } from '@machine/contract/paths.ts';
import { Flex, Text } from '@radix-ui/themes';
import { useMemo } from 'react';
import { amount } from '../format/number.ts';
import { type Column, PlayerTable } from '../leaderboard/PlayerTable.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { PlayerName } from '../rank/PlayerName.tsx';
import { type EdgeRow, rowsOf } from './edgeRows.ts';
import { aheadText, luckLabel } from './edgeText.ts';
import { LuckBar } from './LuckBar.tsx';

export type EdgeTableProps = {
  /** The players in the server's order, each with the range that luck explains. */
  table: EdgeTableData;
  /** Used to mark the viewer's row. */
  viewerId?: string;
};

/** Table of players by how far beyond luck they are, with the Machine and a coin at 0. On a phone each row has two lines. */
export function EdgeTable({ table, viewerId }: EdgeTableProps) {
  const rows = useMemo(() => rowsOf(table), [table]);
  const columns = useMemo(() => edgeColumnsOf(viewerId), [viewerId]);
  return (
    <PlayerTable
      caption="Players against the Machine"
      columns={columns}
      rows={rows}
      keyOf={keyOf}
      positionOf={(row) => (row.kind === 'player' ? row.entry.position : null)}
      lookOf={(row) => (row.kind === 'player' ? isOwn(row, viewerId) && 'own' : 'reference') || undefined}
    />
  );
}

const keyOf = ({ key }: EdgeRow) => key;
const isOwn = (row: EdgeRow, viewerId: string | undefined) => row.kind === 'player' && row.entry.userId === viewerId;

/** The columns after the position, also for the placeholder. */
export const edgeColumnsOf = (viewerId?: string): readonly Column<EdgeRow>[] => [
  {
    name: 'Player',
    cell: (row) =>
      row.kind === 'player' ? (
        <PlayerName
          player={row.entry}
          rank={row.entry.rank}
          href={paths.profile(row.entry.userId)}
          coversRow
          isViewer={isOwn(row, viewerId)}
        />
      ) : (
        REFERENCE_NAMES[row.kind]
      ),
  },
  {
    name: 'Ahead',
    width: '5.5rem',
    justify: 'end',
    cell: (row) => <Mono>{row.kind === 'player' ? aheadText(row.entry.ahead) : '0'}</Mono>,
  },
  {
    name: 'Disagreements',
    width: '8.5rem',
    justify: 'end',
    below: 'end',
    cell: (row) => <Mono color="gray">{row.kind === 'player' ? amount(row.entry.disagreements) : '-'}</Mono>,
  },
  {
    name: 'Luck does this',
    width: '16.5rem',
    below: 'start',
    cell: (row) => (
      <Flex asChild align="center" gap="3">
        <Text color="gray">
          {row.kind === 'player' ? (
            <>
              <LuckBar ahead={row.entry.ahead} luck={row.entry.luck} />
              {luckLabel(row.entry)}
            </>
          ) : (
            REFERENCE_WORDS[row.kind]
          )}
        </Text>
      </Flex>
    ),
  },
];

const REFERENCE_NAMES = { machine: 'The Machine', coin: 'A coin' };
const REFERENCE_WORDS = { machine: 'Everyone is measured by it', coin: 'Ends here on average' };
