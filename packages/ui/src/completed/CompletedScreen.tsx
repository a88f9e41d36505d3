import type { CompletedMatch, MachineStats } from '@machine/contract/match.ts';
import { paths } from '@machine/contract/paths.ts';
import { Flex, Text, VisuallyHidden } from '@radix-ui/themes';
import { CalendarOff } from 'lucide-react';
import { delayedScoresText, scoreDelay } from '../format/scoreDelay.ts';
import { MachineStreak } from '../machine/MachineStreak.tsx';
import { MatchRowSkeletons } from '../match/MatchRowSkeleton.tsx';
import { ButtonLink, Link } from '../primitives/button/Link.tsx';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { Result, ShowAllResults } from '../result/Result.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { ScreenFrame } from '../layout/ScreenFrame.tsx';
import type { Unloaded } from '../primitives/feedback/Loaded.tsx';
import { useMemo } from 'react';
import { relativeTime, timeAgo } from '../format/time.ts';
import { byId, LongList } from '../list/LongList.tsx';
import { CompletedRow } from './CompletedRow.tsx';

/** The started matches in the server's order; `empty` before the first one. */
export type CompletedState =
  | Unloaded
  | { kind: 'empty' }
  | {
      kind: 'ready';
      /** Unchanged matches must keep their identity between polls, so that they don't re-render. */
      matches: readonly CompletedMatch[];
      /** The last few polls failed and the matches may be stale. */
      isPaused?: boolean;
    };

export type CompletedScreenProps = {
  /** The started matches in the server's order, or why there are none. */
  state: CompletedState;
  /** The Machine's streaks, or null if unknown. */
  stats: MachineStats | null;
  /** The current time, for when matches started and the age of delayed scores. */
  now: Date;
};

/** The /completed page: every started match and how the Machine did. */
export function CompletedScreen({ state, stats, now }: CompletedScreenProps) {
  return (
    <ScreenFrame
      width="wide"
      title="Completed"
      lead="What the Machine predicted, and what happened."
      beside={
        <Text as="div" size="2">
          <Result of="totals" as="block" text="The Machine's streak changes with each result." action="Show streak">
            <MachineStreak label="The Machine" stats={stats} />
          </Result>
          {/* Reserves its height, so that the list doesn't shift. */}
          <Flex wrap="wrap" gapX="4" minHeight="var(--line-height-2)" mt="1">
            {stats?.hasEdgeTable && <Link href={paths.machine}>Who beats the Machine?</Link>}
            {/* A live region must be mounted before its text changes. */}
            <Text asChild size="1" color="gray">
              <output>{state.kind === 'ready' && <UpdateStatus {...state} now={now} />}</output>
            </Text>
          </Flex>
        </Text>
      }
      state={state}
      failure="Couldn't load matches."
      skeleton={<MatchRowSkeletons />}
    >
      {{
        empty: () => (
          <EmptyBlock
            icon={CalendarOff}
            message="No completed matches yet"
            detail="A match appears here when it starts."
            action={<ButtonLink href={paths.home}>See the next prediction</ButtonLink>}
          />
        ),
        ready: ({ matches }) => (
          <>
            <ShowAllResults of={matches} />
            <CompletedList matches={matches} now={now} />
          </>
        ),
      }}
    </ScreenFrame>
  );
}

type UpdateStatusProps = { matches: readonly CompletedMatch[]; isPaused?: boolean; now: Date };

/** Says why scores may be old. The rows say how old they are, so that isn't repeated for sighted players. */
function UpdateStatus({ matches, isPaused, now }: UpdateStatusProps) {
  if (isPaused) return 'Live updates paused. Retrying…';
  const leagues = new Set(matches.filter((match) => match.scoresDelayedSince).map(({ league }) => league));
  if (leagues.size > 0) return <UserText lines={3}>{delayedScoresText([...leagues])}</UserText>;
  const isAnyDelayed = matches.some((match) => scoreDelay(match, now) !== null);
  return isAnyDelayed && <VisuallyHidden>Some scores are delayed.</VisuallyHidden>;
}

/** The estimated height of a row on a phone. On wider screens rows are lower. */
const ROW_HEIGHT = 68;

/** Virtualized list of matches: live, then provisional, then the rest in the server's order. */
function CompletedList({ matches, now }: { matches: readonly CompletedMatch[]; now: Date }) {
  const sorted = useMemo(() => matches.toSorted((one, other) => sortKey(one) - sortKey(other)), [matches]);
  return (
    <LongList rows={sorted} rowHeight={ROW_HEIGHT} keyOf={byId} aria-label="Matches">
      {(match) => <CompletedRow match={match} started={startText(match, now)} delay={scoreDelay(match, now)} />}
    </LongList>
  );
}

const FIRST = ['LIVE', 'PROVISIONAL'];
const sortKey = ({ status }: CompletedMatch) => (FIRST.includes(status) ? FIRST.indexOf(status) : FIRST.length);

/** These have started, even if the viewer's clock is slow. */
const STARTED: readonly string[] = [...FIRST, 'FINAL'];
const startText = ({ status, startTime }: CompletedMatch, now: Date) =>
  STARTED.includes(status) ? timeAgo(startTime, now) : relativeTime(startTime, now);
