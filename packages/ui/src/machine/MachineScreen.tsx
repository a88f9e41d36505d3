import { paths, type EdgeTable as EdgeTableData, type MachineStats } from '@machine/contract';
import { Scale } from 'lucide-react';
import { EdgeTable, edgeColumnsOf } from '../edge/EdgeTable.tsx';
import { PlayerTableSkeleton } from '../leaderboard/PlayerTable.tsx';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { ScreenHeader } from '../primitives/text/ScreenHeader.tsx';
import { Result } from '../result/Result.tsx';
import { MachineRecord, type MachineRecordProps } from './MachineRecord.tsx';
import { ScreenColumn } from '../layout/ScreenFrame.tsx';
import styles from './MachineScreen.module.css';
import { TitledSection } from '../primitives/text/TitledSection.tsx';
import { MachineStreak } from './MachineStreak.tsx';
import { Loaded, type Unloaded } from '../primitives/feedback/Loaded.tsx';

export type MachineState =
  | Unloaded
  /** The server has no table of players by edge. */
  | { kind: 'without-table' }
  | { kind: 'empty' }
  | { kind: 'ready'; table: EdgeTableData };

export type MachineScreenProps = {
  /** The table of players by edge, or why there is none. */
  state: MachineState;
  /** The Machine's streaks, or null if unknown. */
  stats: MachineStats | null;
  /** The Machine's record; undefined on a server that has none. */
  record?: MachineRecordProps;
  /** Used to mark the viewer's row. */
  viewerId?: string;
};

/** The /machine page: the Machine's record and streaks, who really beats it, and what that means. */
export function MachineScreen({ state, stats, record, ...table }: MachineScreenProps) {
  return (
    <ScreenColumn width="wide" className={styles.screen}>
      <ScreenHeader title="The Machine" lead="How it does, and who really beats it.">
        <Result
          of="totals"
          as="block"
          text="The Machine's record and the table change with each result."
          action="Show them"
        >
          <MachineStreak stats={stats} />
        </Result>
      </ScreenHeader>
      <Result of="totals" as="nothing">
        {record && <MachineRecord {...record} />}
      </Result>
      {state.kind !== 'without-table' && (
        <div className={styles.body} aria-busy={state.kind === 'loading'}>
          <TitledSection title="Who beats the Machine">
            <p className={styles.text}>Wins over the Machine, those furthest beyond luck first.</p>
            <Result of="totals" as="nothing">
              <MachineBody state={state} {...table} />
            </Result>
          </TitledSection>
          <EdgeExplanation />
        </div>
      )}
      <ButtonLink href={paths.completed} variant="surface" color="gray" size="3" className={styles.completed}>
        See its predictions and results
      </ButtonLink>
    </ScreenColumn>
  );
}

type MachineBodyProps = Omit<MachineScreenProps, 'stats' | 'record'>;

function MachineBody({ state, ...table }: MachineBodyProps) {
  return (
    <Loaded
      state={state}
      failure="Couldn't load the table."
      skeleton={<PlayerTableSkeleton columns={edgeColumnsOf()} />}
    >
      {(loaded) => {
        switch (loaded.kind) {
          case 'without-table':
            return null;
          case 'empty':
            return (
              <EmptyBlock
                icon={Scale}
                message="No one has 20 disagreements yet"
                detail="Players appear here after 20 graded disagreements with the Machine."
                link={{ href: paths.home, label: 'Make a pick' }}
              />
            );
          case 'ready':
            return <EdgeTable {...table} table={loaded.table} />;
        }
      }}
    </Loaded>
  );
}

/** Explains the edge in words. */
function EdgeExplanation() {
  return (
    <TitledSection title="How the edge works">
      <p className={styles.text}>
        Each time you disagree, the Machine's own percentage decides what it counts. It says 60% and you're right to
        disagree: you gain 0.6 wins. You're wrong: you lose 0.4. So if you know no more than the Machine, you end up
        around 0, whatever you disagree with.
      </p>
      <p className={styles.text}>
        A few good nights can look like knowledge. That's why everyone has a range that luck alone explains, and it
        holds however often you look: of 20 players who know no more than the Machine, at most one ever leaves it.
        Outside that range, we say "beyond luck".
      </p>
      <p className={styles.text}>
        The coin is no player. It disagrees whenever it lands tails, and shows what pure luck looks like.
      </p>
    </TitledSection>
  );
}
