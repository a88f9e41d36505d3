import { paths } from '@machine/contract/paths.ts';
import {
  type MachineRecord as MachineRecordData,
  type ModelVersion,
  RECORD_LEAGUES,
  type RecordQuery,
} from '@machine/contract/record.ts';
import { Flex, VisuallyHidden, Skeleton, Grid, Reset, Text } from '@radix-ui/themes';
import { ChartLine } from 'lucide-react';
import { useId } from 'react';
import { leagueNames } from '../format/league.ts';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { TabPanel, Tabs } from '../primitives/menu/Tabs.tsx';
import { EvaluationReport } from './EvaluationReport.tsx';
import { MachineKnowledge } from './MachineKnowledge.tsx';
import { TitledSection } from '../primitives/text/TitledSection.tsx';
import { accuracyText, versionUseText } from './recordText.ts';
import { SeasonReport, Pair, PANEL_SIZE } from './SeasonReport.tsx';
import { Loaded, type Unloaded } from '../primitives/feedback/Loaded.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';

/** `record`: seasons on this server, versions of the model, and its evaluation on real seasons. */
export type MachineRecordState = Unloaded | { kind: 'ready'; record: MachineRecordData };

export type MachineRecordProps = {
  /** The selected league. */
  league: RecordQuery['league'];
  /** Called when another league is selected. */
  onLeague: (league: RecordQuery['league']) => void;
  /** The record in the selected league. */
  state: MachineRecordState;
};

const TABS = RECORD_LEAGUES.map((id) => ({ id, label: leagueNames([id]) }));

/** The Machine's report card: how good its predictions were, league by league. */
export function MachineRecord({ league, onLeague, state }: MachineRecordProps) {
  const panelId = useId();
  return (
    <Flex direction="column" gap="4">
      <Tabs label="League" tabs={TABS} selected={league} onSelect={onLeague} panelId={panelId} />
      <VisuallyHidden>
        <output>{announcement(league, state)}</output>
      </VisuallyHidden>
      <TabPanel id={panelId} label={`Record: ${leagueNames([league])}`} isBusy={state.kind === 'loading'}>
        <Flex direction="column" gap="6">
          <Loaded state={state} failure="Couldn't load the record." skeleton={<RecordSkeleton />}>
            {({ record: { seasons, versions, evaluation } }) => (
              <>
                <TitledSection title="Its record here">
                  {seasons.map((record) => (
                    <SeasonReport key={record.season} record={record} league={league} />
                  ))}
                  {seasons.length === 0 && (
                    <EmptyBlock
                      icon={ChartLine}
                      message={`No graded ${leagueNames([league])} match yet`}
                      detail="The record starts when the first predicted match has ended."
                      link={{ href: paths.home, label: 'See the next prediction' }}
                    />
                  )}
                </TitledSection>
                {evaluation && (
                  <TitledSection title="On real seasons">
                    <EvaluationReport evaluation={evaluation} league={league} />
                  </TitledSection>
                )}
                <TitledSection title="What it knows, and what it doesn't">
                  <MachineKnowledge league={league} />
                </TitledSection>
                {versions.length > 0 && (
                  <TitledSection title="How it has changed">
                    <ModelVersions versions={versions} />
                  </TitledSection>
                )}
              </>
            )}
          </Loaded>
        </Flex>
      </TabPanel>
    </Flex>
  );
}

/** Returns for example "NBA: Right in 63 of 100 matches" once loaded. */
function announcement(league: string, state: MachineRecordState): string {
  if (state.kind !== 'ready') return '';
  const [first] = state.record.seasons;
  return `${leagueNames([league])}: ${first ? accuracyText(first.scores, first.matches) : 'no graded match yet'}`;
}

function RecordSkeleton() {
  return (
    <Panel size={PANEL_SIZE}>
      <Flex direction="column" gap="4">
        <Skeleton width="60%" height="1rem" />
        <Skeleton width="80%" height="2.25rem" />
        <Skeleton width="70%" height="1.5rem" />
        <Skeleton height="6rem" />
        <Pair>
          <Skeleton height="20rem" />
          <Skeleton height="20rem" />
        </Pair>
      </Flex>
    </Panel>
  );
}

/** More than a model ever has; a page with far more would freeze. */
const VERSIONS_SHOWN = 100;

/** The changes in each version of the model, and its accuracy. */
function ModelVersions({ versions }: { versions: readonly ModelVersion[] }) {
  return (
    <Reset>
      <ol aria-label="Versions of the model">
        {versions.slice(0, VERSIONS_SHOWN).map(({ version, change, uses }) => (
          <Grid key={version} asChild columns={{ initial: '1', sm: '9rem minmax(0, 1fr)' }} gapX="4" gapY="1" py="3">
            <li>
              <Mono size="2">
                <UserText>{version}</UserText>
              </Mono>
              <Flex direction="column">
                {change !== null && <UserText lines={3}>{change}</UserText>}
                {uses.length === 0 ? (
                  <Text size="2" color="gray">
                    No graded match here.
                  </Text>
                ) : (
                  uses.map((use) => (
                    <Text key={use.season} size="2" color="gray">
                      <UserText lines={3}>{versionUseText(use)}</UserText>
                    </Text>
                  ))
                )}
              </Flex>
            </li>
          </Grid>
        ))}
      </ol>
    </Reset>
  );
}
