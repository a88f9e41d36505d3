import { VisuallyHidden } from '@radix-ui/themes';
import { ScreenFrame } from '../layout/ScreenFrame.tsx';
import { paths } from '@machine/contract/paths.ts';
import type { PickChoice } from '@machine/contract/prediction.ts';
import { CalendarOff, Check, X } from 'lucide-react';
import { PredictionCardSkeleton } from '../prediction/PredictionCardSkeleton.tsx';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { PracticeCard } from './PracticeCard.tsx';
import { dateOf, type PracticeRound, resultsOf, scoreTextOf, type PracticeResult, scoreOf } from './practiceRound.ts';
import { PracticeSummary } from './PracticeSummary.tsx';
import type { Unloaded } from '../primitives/feedback/Loaded.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import styles from './PracticeProgress.module.css';
import type { Viewer } from '../layout/viewer.ts';

export type { PracticeRound } from './practiceRound.ts';

/** `empty`: the server has no matches to practice on. */
export type PracticeState =
  | Unloaded
  | { kind: 'empty' }
  /** A match to pick on, or with its result if it was picked. */
  | { kind: 'ready'; round: PracticeRound }
  | { kind: 'finished'; round: PracticeRound };

export type PracticeScreenProps = {
  /** The round at its current match, its summary, or why there is none. */
  state: PracticeState;
  /** Visitors are invited to sign up at the end. */
  viewer: Viewer;
  /** Called with the choice on the current match. */
  onPick: (choice: PickChoice) => void;
  /** Goes on to the next match, or to the summary after the last one. */
  onNext: () => void;
  /** Starts a new round. */
  onRestart: () => void;
};

/** The /practice page: ten real matches of past seasons, one pick each, with the result at once. */
export function PracticeScreen({ state, ...props }: PracticeScreenProps) {
  return (
    <ScreenFrame
      isCard
      title="Practice"
      lead="Real matches of past seasons. Pick first, then see the score. Practice counts for nothing."
      above={
        <VisuallyHidden>
          {/* Mounted before its text changes. */}
          <output>{announcement(state)}</output>
        </VisuallyHidden>
      }
      state={state}
      failure="Couldn't load the practice matches."
      skeleton={<PredictionCardSkeleton />}
    >
      {{
        empty: () => (
          <EmptyBlock
            icon={CalendarOff}
            message="Practice isn't available right now"
            detail="You can still look at today's matches."
            action={<ButtonLink href={paths.home}>See today's matches</ButtonLink>}
          />
        ),
        ready: ({ round }) => <PracticeMatchInRound round={round} {...props} />,
        finished: ({ round }) => <PracticeSummary results={resultsOf(round)} {...props} />,
      }}
    </ScreenFrame>
  );
}

type PracticeMatchInRoundProps = Pick<PracticeScreenProps, 'onPick' | 'onNext'> & { round: PracticeRound };

function PracticeMatchInRound({ round, onPick, onNext }: PracticeMatchInRoundProps) {
  const { matches, position } = round;
  const match = matches[position];
  if (match === undefined) return null;
  const results = resultsOf(round);
  const number = `Match ${position + 1} of ${matches.length}`;
  return (
    <>
      <PracticeCard
        match={match}
        result={results[position] ?? null}
        number={number}
        isLast={position === matches.length - 1}
        onPick={onPick}
        onNext={onNext}
      />
      <PracticeProgress results={results} total={matches.length} />
    </>
  );
}

/** Announces the result; its verdict gets the focus. */
function announcement(state: PracticeState): string {
  const result = state.kind === 'ready' && resultsOf(state.round)[state.round.position];
  return result ? `${scoreTextOf(result)}, on ${dateOf(result)}` : '';
}

/** Shows the score of the round so far, and a tick for each of its matches: right, wrong or still to come. */
function PracticeProgress({ results, total }: { results: readonly PracticeResult[]; total: number }) {
  return (
    <div className={styles.progress}>
      <Eyebrow isVerbatim>{scoreOf(results)}</Eyebrow>
      <ol className={styles.ticks} aria-hidden>
        {Array.from({ length: total }, (_, index) => (
          <Tick key={index} isRight={results[index]?.isRight} />
        ))}
      </ol>
    </div>
  );
}

function Tick({ isRight }: { isRight: boolean | undefined }) {
  const Glyph = isRight ? Check : X;
  return (
    <li className={styles.tick} data-right={isRight}>
      {isRight !== undefined && <Glyph size={12} strokeWidth={2.5} />}
    </li>
  );
}
