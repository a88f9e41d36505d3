import { VisuallyHidden } from '@radix-ui/themes';
import { scoreLabel } from '../format/match.ts';
import { plural } from '../format/number.ts';
import { Button } from '../primitives/button/Button.tsx';
import { focusFallback } from '../behavior/focusFallback.ts';
import styles from './PracticeAnswer.module.css';
import { dateOf, type PracticeResult, scoreTextOf, verdictOf } from './practiceRound.ts';

export type PracticeAnswerProps = {
  result: PracticeResult;
  isLast: boolean;
  onNext: () => void;
};

/** Shows the score of a picked match, when it was played, who was right, and what a real pick would have paid. */
export function PracticeAnswer({ result, isLast, onNext }: PracticeAnswerProps) {
  const { scoreHome, scoreAway, season } = result.match.result;
  return (
    <div className={styles.answer}>
      <p {...focusFallback} className={styles.verdict} data-right={result.isRight}>
        {verdictOf(result)}
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

const paidText = (stars: number) =>
  stars > 0 ? `A real pick would have paid ${plural(stars, 'star')}.` : 'A real pick would have paid nothing.';
