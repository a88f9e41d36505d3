import type { DuelWeek } from '@machine/contract/duel.ts';
import { paths } from '@machine/contract/paths.ts';
import { Flex, VisuallyHidden } from '@radix-ui/themes';
import { ArrowRight, CalendarOff } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { DuelScore } from '../duel/DuelScore.tsx';
import { matchTitle } from '../format/team.ts';
import { leagueNames } from '../format/league.ts';
import { hasStarted } from '../format/countdown.ts';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { Link } from '../primitives/button/Link.tsx';
import { ScreenTitle } from '../primitives/text/ScreenTitle.tsx';
import { ScreenColumn } from '../layout/ScreenFrame.tsx';
import { DayEndBlock, type DayEndProps } from './DayEndBlock.tsx';
import { PredictionCard, type PredictionCardProps } from './PredictionCard.tsx';
import { PredictionCardSkeleton } from './PredictionCardSkeleton.tsx';
import { SpotlightLine, type SpotlightLineProps } from './SpotlightLine.tsx';
import { useIsHidden } from '../result/ResultHiding.tsx';
import { Loaded, type Unloaded } from '../primitives/feedback/Loaded.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { Key } from './Key.tsx';

/** `empty`: nothing is predicted. `endOfDay`: the player has picked on everything. */
export type HomeState =
  | Unloaded
  | { kind: 'empty' }
  | ({ kind: 'endOfDay' } & Partial<DayEndProps>)
  | { kind: 'ready'; card: PredictionCardProps };

export type HomeScreenProps = {
  /** The card of one match, or what is shown instead of it. */
  state: HomeState;
  /** New results and the end of a week, above the prediction. */
  results?: ReactNode;
  /** A player's week against the Machine, in the place of the slogan. */
  duel?: DuelWeek | null;
  /** Requests another random prediction. */
  onNext: () => void;
  /** The question of the day. */
  spotlight?: SpotlightLineProps | null;
  /** Shows the keys of the buttons. The app listens to them. */
  hasShortcuts?: boolean;
  /** The leagues whose matches are played; both if unknown. */
  leagues?: readonly string[];
};

/** The / page: one prediction at a time and a button for the next. */
export function HomeScreen(props: HomeScreenProps) {
  const { state, results, duel, onNext, spotlight = null, hasShortcuts = false, leagues } = props;
  const isLoading = state.kind === 'loading';
  const isHidden = useIsHidden('totals');
  const [isInitialLoad, setIsInitialLoad] = useState(isLoading);
  if (isInitialLoad && !isLoading) setIsInitialLoad(false);
  const body = useRef<HTMLDivElement>(null);
  const [following, follow] = useFocusOnNext(body, isLoading);
  const next = () => {
    follow((following ?? 0) + 1);
    onNext();
  };
  return (
    <ScreenColumn isCard>
      <ScreenTitle
        lead={
          duel && !isHidden ? (
            <DuelScore label="This week" week={duel} />
          ) : (
            `It predicts every ${leagueNames(leagues)} match. Agree or disagree — right picks earn stars.`
          )
        }
      >
        THE MACHINE
      </ScreenTitle>
      <Announcements state={state} isFocused={following !== null} />
      {results}
      <Flex ref={body} direction="column" gap="3" aria-busy={isLoading}>
        <Loaded state={state} failure="Failed to load prediction" skeleton={<PredictionCardSkeleton />}>
          {{
            empty: () => (
              <EmptyBlock
                icon={CalendarOff}
                message="No predictions available"
                detail="New matches appear every day."
              />
            ),
            endOfDay: (day) => <DayEndBlock {...day} />,
            // Each match has its own card, so that nothing opened on one stays open on the next.
            ready: ({ card }) => (
              <PredictionCard key={card.prediction.match.id} hasShortcuts={hasShortcuts} {...card} />
            ),
          }}
        </Loaded>
      </Flex>
      {/* Stays mounted between cards, so that it keeps the focus until the next one is shown. */}
      <Flex
        wrap="wrap"
        align="center"
        justify="between"
        gapX="5"
        gapY="2"
        // Hidden until the first card, which would push it down.
        style={{ visibility: isInitialLoad ? 'hidden' : undefined }}
        onBlur={() => isLoading && follow(null)}
      >
        <Button
          variant="soft"
          color="gray"
          size="3"
          aria-keyshortcuts={hasShortcuts ? 'N' : undefined}
          onPress={next}
          isPending={isLoading}
        >
          Next Prediction <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
          {hasShortcuts && <Key letter="N" />}
        </Button>
        <Link href={paths.howItWorks}>How it works</Link>
        {spotlight && <SpotlightLine {...spotlight} />}
      </Flex>
    </ScreenColumn>
  );
}

/**
 * After 'Next Prediction', moves the focus to the title of the new card, or to what is shown instead of a card. If the
 * player moves on while it loads, the focus stays with them, and the new card is announced instead. `follow` counts the
 * presses; null stops it.
 */
function useFocusOnNext(body: RefObject<HTMLElement | null>, isLoading: boolean) {
  const [following, follow] = useState<number | null>(null);
  useEffect(() => {
    if (following === null || isLoading) return;
    body.current?.querySelector<HTMLElement>('[data-next-focus]')?.focus();
  }, [body, following, isLoading]);
  return [following, follow] as const;
}

/** Two live regions, mounted before their text changes: a new card's title, and the start of its match. */
function Announcements({ state, isFocused }: { state: HomeState; isFocused: boolean }) {
  const card = state.kind === 'ready' ? state.card : null;
  const match = card?.prediction.match;
  return (
    <VisuallyHidden>
      {/* A focused title is read anyway. */}
      <output>{match && !isFocused && matchTitle(match)}</output>
      <output>{match && hasStarted(match.startTime, card.now) && 'Match has started'}</output>
    </VisuallyHidden>
  );
}
