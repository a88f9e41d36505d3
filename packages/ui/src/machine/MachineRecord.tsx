import { type MachineRecord as MachineRecordData, RECORD_LEAGUES, type RecordQuery, paths } from '@machine/contract';
import { Flex, VisuallyHidden } from '@radix-ui/themes';
import { ChartLine } from 'lucide-react';
import { useId } from 'react';
import { leagueNames } from '../format/league.ts';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { TabPanel, Tabs } from '../primitives/menu/Tabs.tsx';
import { EvaluationReport } from './EvaluationReport.tsx';
import { MachineKnowledge } from './MachineKnowledge.tsx';
import { TitledSection } from '../primitives/text/TitledSection.tsx';
import { ModelVersions } from './ModelVersions.tsx';
import { accuracyText } from './recordText.ts';
import { RecordSkeleton } from './RecordSkeleton.tsx';
import { SeasonReport } from './SeasonReport.tsx';
import { Loaded, type Unloaded } from '../primitives/feedback/Loaded.tsx';

export type MachineRecordState = Unloaded | { kind: 'ready'; record: MachineRecordData };

export type MachineRecordProps = {
  league: RecordQuery['league'];
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
          <RecordBody league={league} state={state} />
        </Flex>
      </TabPanel>
    </Flex>
  );
}

type RecordBodyProps = Omit<MachineRecordProps, 'onLeague'>;

function RecordBody({ league, state }: RecordBodyProps) {
  return (
    <Loaded state={state} failure="Couldn't load the record." skeleton={<RecordSkeleton />}>
      {(loaded) => {
        const { seasons, versions, evaluation } = loaded.record;
        return (
          <>
            <TitledSection title="Its record here">
              {seasons.map((record) => (
                <SeasonReport key={record.season} record={record} league={league} />
              ))}
              {seasons.length === 0 && <NothingGraded league={league} />}
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
        );
      }}
    </Loaded>
  );
}

const NothingGraded = ({ league }: Pick<RecordBodyProps, 'league'>) => (
  <EmptyBlock
    icon={ChartLine}
    message={`No graded ${leagueNames([league])} match yet`}
    detail="The record starts when the first predicted match has ended."
    link={{ href: paths.home, label: 'See the next prediction' }}
  />
);

/** Returns for example "NBA: Right in 63 of 100 matches" once loaded. */
function announcement(league: string, state: MachineRecordState): string {
  if (state.kind !== 'ready') return '';
  const [first] = state.record.seasons;
  return `${leagueNames([league])}: ${first ? accuracyText(first.scores, first.matches) : 'no graded match yet'}`;
}
