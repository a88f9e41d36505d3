import type { DuelWeek } from '@machine/contract/duel.ts';
import { paths } from '@machine/contract/paths.ts';
import type { SlateEntry } from '@machine/contract/slate.ts';
import { Box, Flex, Progress as ProgressBar, Text } from '@radix-ui/themes';
import { CalendarOff, Star } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { DuelScore } from '../duel/DuelScore.tsx';
import { delayedScoresText } from '../format/scoreDelay.ts';
import { MatchRowSkeletons } from '../match/MatchRowSkeleton.tsx';
import { CHECK_BACK, dayEndText, nextText } from '../prediction/dayEndText.ts';
import { SpotlightLine, type SpotlightLineProps } from '../prediction/SpotlightLine.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { TabPanel, Tabs } from '../primitives/menu/Tabs.tsx';
import { Panel, type PanelProps } from '../primitives/panel/Panel.tsx';
import { ScreenHeader } from '../primitives/text/ScreenHeader.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { useIsHidden } from '../result/ResultHiding.tsx';
import { ShowAllResults } from '../result/Result.tsx';
import { SlateList, type SlateListProps } from './SlateList.tsx';
import { ScreenColumn } from '../layout/ScreenFrame.tsx';
import { SLATE_DAYS, SLATE_FILTERS, type SlateDay, type SlateFilter, slateProgress, slateRows } from './slateRows.ts';
import { Loaded, type Unloaded } from '../primitives/feedback/Loaded.tsx';
import { Mono } from '../primitives/text/Mono.tsx';

/** The matches of a day, or when the next one is predicted. */
export type SlateState =
  | Unloaded
  /** No match is predicted for the day. */
  | { kind: 'empty'; nextPredictionAt: string | null }
  | {
      kind: 'ready';
      /** By start. Unchanged entries must keep their identity between polls, so that they don't re-render. */
      entries: readonly SlateEntry[];
      /** When the next match gets a prediction; null if unknown. */
      nextPredictionAt: string | null;
      /** The last few polls failed and the matches may be stale. */
      isPaused?: boolean;
    };

export type SlateScreenProps = Omit<SlateListProps, 'rows'> & {
  /** The matches of the day, or why there are none. */
  state: SlateState;
  /** The selected day. */
  day: SlateDay;
  /** Called when another day is selected. */
  onDay: (day: SlateDay) => void;
  /** The selected matches: all, of one league, or of the viewer's clubs. */
  filter: SlateFilter;
  /** Called when another filter is selected. */
  onFilter: (filter: SlateFilter) => void;
  /** The leagues that are played. With one only, there is nothing to choose. */
  leagues?: readonly string[];
  /** The codes of the clubs that the viewer follows. */
  clubs: readonly string[];
  /** The viewer's week against the Machine. */
  duel?: DuelWeek | null;
  /** The question of the day, which stands first. */
  spotlight?: SpotlightLineProps | null;
  /** The `LastQuestions`, below the matches. */
  lastQuestions?: ReactNode;
  /** Link to the choice of clubs: shown when players filter by their clubs, and follow none. */
  clubPicker?: ReactNode;
};

const DAY_LABELS: Record<SlateDay, string> = { yesterday: 'Yesterday', today: 'Today', tomorrow: 'Tomorrow' };
const DAY_TABS = SLATE_DAYS.map((id) => ({ id, label: DAY_LABELS[id] }));
const FILTER_LABELS: Record<SlateFilter, string> = { all: 'All', nba: 'NBA', epl: 'EPL', mine: 'My clubs' };

/** The /today page: every prediction of a day, and picking them one after the other. */
export function SlateScreen(props: SlateScreenProps) {
  const { state, day, onDay, filter, onFilter, viewer, now, duel, spotlight, lastQuestions } = props;
  const panelId = useId();
  const isHidden = useIsHidden('totals');
  return (
    <ScreenColumn width="wide">
      <ScreenHeader
        title={DAY_LABELS[day]}
        lead={duel && !isHidden ? <DuelScore label="This week" week={duel} /> : 'Agree or disagree before it starts.'}
      >
        <Flex direction="column" gap="2" width={{ initial: '100%', md: 'auto' }}>
          {/* Reserves its height, so that the list doesn't shift. */}
          <Flex
            wrap="wrap"
            justify="between"
            gapX="4"
            minHeight={viewer === 'anonymous' ? '0' : 'var(--line-height-2)'}
          >
            {/* A live region must be mounted before its text changes. */}
            <Text asChild size="1" color="gray">
              <output>{state.kind === 'ready' && <UpdateStatus {...state} />}</output>
            </Text>
            <Progress {...props} />
          </Flex>
          <Flex wrap="wrap" gapX="4" gapY="1">
            <Box width={{ initial: '100%', xs: 'auto' }}>
              <Tabs label="Day" tabs={DAY_TABS} selected={day} onSelect={onDay} panelId={panelId} />
            </Box>
            <Box width={{ initial: '100%', xs: 'auto' }}>
              <Tabs label="Matches" tabs={filterTabs(props)} selected={filter} onSelect={onFilter} panelId={panelId} />
            </Box>
          </Flex>
        </Flex>
      </ScreenHeader>
      <TabPanel id={panelId} label={`${DAY_LABELS[day]}, ${FILTER_LABELS[filter]}`} isBusy={state.kind === 'loading'}>
        <Flex direction="column" gap="3">
          {state.kind === 'ready' && spotlight && <SpotlightLine {...spotlight} />}
          <Loaded state={state} failure="Couldn't load the matches." skeleton={<MatchRowSkeletons />}>
            {{
              empty: ({ nextPredictionAt }) => (
                <EmptyBlock
                  icon={CalendarOff}
                  message={`No matches ${day}`}
                  detail={nextText(nextPredictionAt, now) ?? 'Check back later for more predictions.'}
                  action={<ButtonLink href={paths.completed}>Completed matches</ButtonLink>}
                />
              ),
              ready: (loaded) => <Matches {...props} {...loaded} />,
            }}
          </Loaded>
          {(state.kind === 'ready' || state.kind === 'empty') && lastQuestions}
        </Flex>
      </TabPanel>
    </ScreenColumn>
  );
}

function filterTabs({ leagues = ['NBA', 'EPL'], viewer, filter }: SlateScreenProps) {
  const isShown: Record<SlateFilter, boolean> = {
    all: true,
    nba: leagues.length > 1 && leagues.includes('NBA'),
    epl: leagues.length > 1 && leagues.includes('EPL'),
    mine: viewer === 'player',
  };
  const shown = SLATE_FILTERS.filter((id) => isShown[id] || id === filter);
  return shown.map((id) => ({ id, label: FILTER_LABELS[id] }));
}

/** "7 of 12 picked", announced after each pick. Its height is reserved. */
function Progress({ state, viewer }: SlateScreenProps) {
  const { picked, total } = slateProgress(state.kind === 'ready' ? state.entries : []);
  const isShown = viewer === 'player' && total > 0;
  const text = `${picked} of ${total} picked`;
  return (
    <Flex align="center" gap="3" width={{ initial: '100%', xs: '20rem' }}>
      <Mono asChild size="2" weight="bold" wrap="nowrap">
        <output>{isShown && text}</output>
      </Mono>
      {isShown && <ProgressBar color="sky" aria-label="Picked" value={picked} max={total} getValueLabel={() => text} />}
    </Flex>
  );
}

/** Says why scores may be old. */
function UpdateStatus({ entries, isPaused }: { entries: readonly SlateEntry[]; isPaused?: boolean }) {
  if (isPaused) return 'Live updates paused. Retrying…';
  const late = entries.filter(({ match }) => match.scoresDelayedSince);
  const leagues = new Set(late.map(({ match }) => match.league));
  return leagues.size > 0 && <UserText lines={3}>{delayedScoresText([...leagues])}</UserText>;
}

type MatchesProps = SlateScreenProps & Extract<SlateState, { kind: 'ready' }>;

function Matches({ entries, nextPredictionAt, filter, onFilter, clubs, clubPicker, ...props }: MatchesProps) {
  const rows = useMemo(() => slateRows(entries, filter, clubs), [entries, filter, clubs]);
  const { total, picked, pending } = slateProgress(entries);
  const isAllPicked = props.viewer === 'player' && props.day === 'today' && picked === total;
  const { now } = props;
  if (rows.length === 0) return <NothingFound filter={filter} onFilter={onFilter} clubs={clubs} picker={clubPicker} />;
  return (
    <>
      {isAllPicked && (
        <Banner
          tone="quiet"
          title="That's all for today!"
          text={`${CHECK_BACK} ${dayEndText({ pendingPicks: pending, nextPredictionAt }, now)}`}
        >
          <ButtonLink variant="surface" color="gray" href={paths.completed}>
            Completed matches
          </ButtonLink>
          <ButtonLink variant="surface" color="gray" href={paths.leaderboards}>
            Leaderboards
          </ButtonLink>
        </Banner>
      )}
      {props.viewer === 'anonymous' && (
        <Banner text="Think you know better? Pick against the Machine, free of charge.">
          <ButtonLink href={paths.signup}>Sign up to beat the machine</ButtonLink>
        </Banner>
      )}
      <ShowAllResults of={rows.map(({ entry }) => entry.match)} />
      <SlateList {...props} rows={rows} />
    </>
  );
}

type BannerProps = Pick<PanelProps, 'tone'> & { title?: string; text: string; children: ReactNode };

/** One sentence above the list, and where it leads. */
const Banner = ({ tone, title, text, children }: BannerProps) => (
  <Panel tone={tone} size="1">
    <Flex wrap="wrap" align="center" justify="between" gapX="5" gapY="2">
      <div>
        {title && (
          <Mono as="p" weight="bold">
            {title}
          </Mono>
        )}
        <Text as="p" size="2">
          {text}
        </Text>
      </div>
      <Flex wrap="wrap" gap="2">
        {children}
      </Flex>
    </Flex>
  </Panel>
);

type NothingFoundProps = Pick<SlateScreenProps, 'filter' | 'onFilter' | 'clubs'> & { picker: ReactNode };

/** No match passes the filter. */
function NothingFound({ filter, onFilter, clubs, picker }: NothingFoundProps) {
  const showAll = (
    <Button variant="surface" color="gray" onPress={() => onFilter('all')}>
      Show all
    </Button>
  );
  if (filter !== 'mine')
    return <EmptyBlock icon={CalendarOff} message={`No ${FILTER_LABELS[filter]} matches this day`} action={showAll} />;
  if (clubs.length > 0) return <EmptyBlock icon={Star} message="Your clubs don't play this day" action={showAll} />;
  return (
    <>
      <EmptyBlock
        icon={Star}
        message="You don't follow any clubs yet"
        detail="The matches of the clubs you follow come first."
        action={showAll}
      />
      {picker}
    </>
  );
}
