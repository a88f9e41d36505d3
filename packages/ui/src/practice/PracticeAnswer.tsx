import { Mark } from '../drawing/Mark.tsx';
import { scoreLabel } from '../format/match.ts';
import { plural } from '../format/number.ts';
import { dateLabel } from '../format/time.ts';
import { Button } from '../primitives/button/Button.tsx';
import { focusFallback } from '../primitives/focus/focusFallback.ts';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import styles from './PracticeAnswer.module.css';
import { type PracticeResult, verdictOf } from './practiceRound.ts';

export type PracticeAnswerProps = {
  result: PracticeResult;
  isLast: boolean;
  onNext: () => void;
};

/** Shows the score of a picked match, when it was played, who was right, and what a real pick would have paid. */
export function PracticeAnswer({ result, isLast, onNext }: PracticeAnswerProps) {
  const { scoreHome, scoreAway, date, season } = result.match.result;
  return (
    <div className={styles.answer}>
      <p {...focusFallback} className={styles.verdict} data-right={result.isRight}>
        {verdictOf(result)}
      </p>
      {/* The screen announces it with the names. */}
      <p className={styles.score} aria-hidden>
        {scoreLabel(scoreHome)}–{scoreLabel(scoreAway)}
      </p>
      <p className={styles.date}>
        {dateLabel(`${date}T00:00:00Z`, 'UTC')}
        {season && ` · Season ${season}`}
      </p>
      <dl className={styles.picks}>
        <Pick name="You" text={result.choice} isRight={result.isRight} />
        <Pick name="The Machine" isRight={result.isMachineRight} />
      </dl>
      {result.stars !== undefined && <p className={styles.stars}>{paidText(result.stars)}</p>}
      <Button size="4" className={styles.next} onPress={onNext}>
        {isLast ? 'See your score' : 'Next match'}
      </Button>
    </div>
  );
}

function Pick({ name, text, isRight }: { name: string; text?: string; isRight: boolean }) {
  return (
    <div className={styles.pick}>
      <dt>
        <Eyebrow as="span">{name}</Eyebrow>
      </dt>
      <dd className={styles.mark}>
        {text} <Mark isCorrect={isRight} />
      </dd>
    </div>
  );
}

const paidText = (stars: number) =>
  stars > 0 ? `A real pick would have paid ${plural(stars, 'star')}.` : 'A real pick would have paid nothing.';
