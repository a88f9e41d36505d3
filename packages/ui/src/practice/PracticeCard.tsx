import type { PracticeMatch } from '@machine/contract/practice.ts';
import type { PickChoice, Prediction } from '@machine/contract/prediction.ts';
import { useId } from 'react';
import { verdictOn } from '../completed/verdictHeadline.ts';
import { matchTitle } from '../format/team.ts';
import { MachinePrediction } from '../prediction/MachinePrediction.tsx';
import { MatchCard } from '../prediction/MatchCard.tsx';
import { MatchUp } from '../prediction/MatchUp.tsx';
import { PickArea } from '../prediction/PickArea.tsx';
import { focusFallback } from '../behavior/focusFallback.ts';
import { PracticeReasons } from './PracticeReasons.tsx';
import { type PracticeResult, dateOf, scoreTextOf } from './practiceRound.ts';
import { VisuallyHidden } from '@radix-ui/themes';
import { scoreLabel } from '../format/match.ts';
import { plural } from '../format/number.ts';
import { Button } from '../primitives/button/Button.tsx';
import styles from './PracticeAnswer.module.css';

export type PracticeCardProps = {
  /** The past match, with its prediction and what was known before it. */
  match: PracticeMatch;
  /** Null before the pick. */
  result: PracticeResult | null;
  /** 'Match 3 of 10'. */
  number: string;
  /** True for the last match, whose button leads to the score of the round. */
  isLast: boolean;
  /** Called with the player's choice; the result is shown at once. */
  onPick: (choice: PickChoice) => void;
  /** Called by the button below a result. */
  onNext: () => void;
};

/** A past match with the Machine's prediction: first with the pick buttons, then with the result. */
export function PracticeCard({ match: practiceMatch, result, number, isLast, onPick, onNext }: PracticeCardProps) {
  const { match } = practiceMatch;
  const titleId = useId();
  const predictionId = useId();
  return (
    <MatchCard
      {...focusFallback}
      aria-label={`${number}: ${matchTitle(match)}`}
      league={match.league}
      fact={number}
      context={<PracticeReasons key={match.id} match={practiceMatch} />}
    >
      <MatchUp match={match} machinePick={practiceMatch.prediction.machinePick} titleId={titleId} />
      <MachinePrediction key={match.id} match={match} prediction={practiceMatch.prediction} id={predictionId} />
      {result ? (
        <PracticeAnswer result={result} isLast={isLast} onNext={onNext} />
      ) : (
        <PickArea
          prediction={asPrediction(practiceMatch)}
          viewer="player"
          describedBy={`${titleId} ${predictionId}`}
          onPick={onPick}
        />
      )}
    </MatchCard>
  );
}

/** Returns the match as one that can be picked. */
const asPrediction = ({ match, prediction }: PracticeMatch): Prediction => ({
  match,
  prediction,
  isGold: false,
  userPick: null,
  communityStats: null,
  endOfDay: false,
});

type PracticeAnswerProps = { result: PracticeResult; isLast: boolean; onNext: () => void };

/** Shows the score of a picked match, when it was played, who was right, and what a real pick would have paid. */
function PracticeAnswer({ result, isLast, onNext }: PracticeAnswerProps) {
  const { scoreHome, scoreAway, season } = result.match.result;
  return (
    <div className={styles.answer}>
      <p {...focusFallback} className={styles.verdict} data-right={result.isRight}>
        {verdictOn(result.isRight, result.isMachineRight)}
      </p>
      <p className={styles.score}>
        <VisuallyHidden>{scoreTextOf(result)}</VisuallyHidden>
        <span aria-hidden>
          {scoreLabel(scoreHome)}–{scoreLabel(scoreAway)}
        </span>
      </p>
      <p className={styles.date}>
        {dateOf(result)}
        {season && ` · Season ${season}`}
      </p>
      <p className={styles.stars}>
        {`You picked ${result.choice}.`}
        {result.stars !== undefined && ` ${paidText(result.stars)}`}
      </p>
      <Button size="4" className={styles.next} onPress={onNext}>
        {isLast ? 'See your score' : 'Next match'}
      </Button>
    </div>
  );
}

const paidText = (stars: number) => `A real pick would have paid ${stars > 0 ? plural(stars, 'star') : 'nothing'}.`;
