import type { EdgeTable as EdgeTableData } from '@machine/contract/edge.ts';
import type { MachineStats } from '@machine/contract/match.ts';
import { paths } from '@machine/contract/paths.ts';
import { Box, Flex, Skeleton, Text } from '@radix-ui/themes';
import { Scale } from 'lucide-react';
import { closestOf } from '../edge/edgeRows.ts';
import { EdgeTable, edgeColumnsOf } from '../edge/EdgeTable.tsx';
import { displayName } from '../format/displayName.ts';
import { PlayerTableSkeleton } from '../leaderboard/PlayerTable.tsx';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { ScreenHeader } from '../primitives/text/ScreenHeader.tsx';
import { Result } from '../result/Result.tsx';
import { MachineRecord, type MachineRecordProps } from './MachineRecord.tsx';
import { ScreenColumn } from '../layout/ScreenFrame.tsx';
import { TitledSection } from '../primitives/text/TitledSection.tsx';
import { MachineStreak } from './MachineStreak.tsx';
import { Loaded, type Unloaded } from '../primitives/feedback/Loaded.tsx';

/** `empty`: nobody has enough disagreements for the table. */
export type MachineState =
  | Unloaded
  /** The server has no table of players. */
  | { kind: 'without-table' }
  | { kind: 'empty' }
  | { kind: 'ready'; table: EdgeTableData };

export type MachineScreenProps = {
  /** The table of players against the Machine, or why there is none. */
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
    <ScreenColumn width="wide">
      <ScreenHeader title="The Machine's record" lead="How often it is right, and who really beats it.">
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
        <Flex direction="column" gap="6" aria-busy={state.kind === 'loading'}>
          <Result of="totals" as="nothing">
            <TitledSection title="Who beats the Machine">
              <Loaded
                state={state}
                failure="Couldn't load the table."
                skeleton={
                  <Flex direction="column" gap="3">
                    <Skeleton style={{ forcedColorAdjust: 'none' }}>
                      <Text as="p">{LEAD}</Text>
                    </Skeleton>
                    <PlayerTableSkeleton columns={edgeColumnsOf()} />
                  </Flex>
                }
              >
                {{
                  empty: () => (
                    <EmptyBlock
                      icon={Scale}
                      message="No one has 20 disagreements yet"
                      detail="Players appear here after 20 graded disagreements with the Machine."
                      link={{ href: paths.home, label: 'Make a pick' }}
                    />
                  ),
                  ready: (loaded) => (
                    <Flex direction="column" gap="3">
                      <Headline table={loaded.table} />
                      <EdgeTable {...table} table={loaded.table} />
                    </Flex>
                  ),
                }}
              </Loaded>
            </TitledSection>
          </Result>
          <EdgeExplanation />
        </Flex>
      )}
      <div>
        <ButtonLink href={paths.completed} variant="surface" color="gray" size="3">
          See its predictions and results
        </ButtonLink>
      </div>
    </ScreenColumn>
  );
}

const LEAD = 'Stars ahead of the Machine on the same picks, those furthest beyond luck first.';

/** Says whether anybody beats the Machine by more than luck. */
function Headline({ table }: { table: EdgeTableData }) {
  const closest = closestOf(table);
  return (
    <Text as="p">
      {closest === null ? (
        LEAD
      ) : (
        <>
          Nobody is beyond luck yet. Closest: <UserText>{displayName(closest.username)}</UserText>
        </>
      )}
    </Text>
  );
}

function EdgeExplanation() {
  return (
    <TitledSection title="How it is counted">
      <Paragraph>
        You and the Machine are paid on the same picks, and the Machine always agrees with itself. So only a
        disagreement moves you apart. It says 60% and you're right to disagree: you get 3 stars, and it gets none.
        You're wrong: it gets 2. If you know no more than the Machine, you end up around 0, whatever you disagree with.
        A gold match counts like any other here.
      </Paragraph>
      <Paragraph>
        A few good nights can look like knowledge. So we say how often luck alone takes somebody that far, ahead or
        behind: "1 time in 9". And everyone has a range that luck explains however often you look: of 20 players who
        know no more than the Machine, at most one ever leaves it. Only outside that range, we say "beyond luck" and
        count positions. Bots have none.
      </Paragraph>
    </TitledSection>
  );
}

const Paragraph = ({ children }: { children: string }) => (
  <Box asChild maxWidth="65ch">
    <Text as="p" color="gray">
      {children}
    </Text>
  </Box>
);
