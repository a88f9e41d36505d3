import { GOLD_STARS, type Recap, type Stakes } from '@machine/contract';
import type { ReactNode } from 'react';
import { Mark } from '../drawing/Mark.tsx';
import { matchWinsText } from '../edge/edgeText.ts';
import { plural, signed } from '../format/number.ts';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import type { MatchOfResult } from '../result/hiding.ts';
import { Result } from '../result/Result.tsx';
import { RecapSection } from './RecapSection.tsx';
import styles from './PickResult.module.css';

export type UserResultProps = {
  of: MatchOfResult;
  recap: Recap;
  /** A button that shares the result, which its dialog shows; only once it is final. */
  share?: ReactNode;
};

/** Shows the result of the user's pick. Renders nothing without a pick. */
export function UserResult({ of, recap, share }: UserResultProps) {
  const { match, prediction, userResult, isGold } = recap;
  if (!userResult) return null;
  const { choice, wasCorrect, streakProgress } = userResult;
  const isProvisional = match.status === 'PROVISIONAL';
  // Stars are awarded only after the result is final, whatever the server sends.
  const stars = isProvisional ? null : signed(userResult.starsDelta);
  const edge = edgeText(recap);
  const paid =
    isGold || UNCOUNTED.includes(match.status)
      ? null
      : paidText({ choice, wasCorrect, isProvisional }, prediction?.stakes);
  return (
    <RecapSection title="Your result">
      <p className={styles.pick}>
        {choice && <span className={styles.text}>{choice}</span>}
        <Result of={of} as="mark">
          {wasCorrect === null ? (
            <span className={styles.note}>{undecidedText(match.status)}</span>
          ) : (
            <Mark isCorrect={wasCorrect} isProvisional={isProvisional} wrongWord="incorrect" />
          )}
        </Result>
      </p>
      <Result of={of} as="nothing">
        {(stars !== null || streakProgress !== null) && (
          <dl className={styles.facts}>
            <Fact name="Stars" value={stars} />
            <Fact name="Streak" value={streakProgress?.toLocaleString('en-US') ?? null} />
          </dl>
        )}
        {edge !== null && <p className={styles.note}>{edge}</p>}
        {paid !== null && <p className={styles.note}>{paid}</p>}
        {isGold && wasCorrect && !isProvisional && (
          <p className={styles.gold}>Gold bonus: {GOLD_STARS} stars for a correct pick.</p>
        )}
      </Result>
      {isProvisional && <p className={styles.note}>Stars are awarded once the result is final.</p>}
      <Result of={of} as="nothing">
        {match.status === 'FINAL' && wasCorrect !== null && share}
      </Result>
    </RecapSection>
  );
}

/** Returns what a disagreement counts for the edge, or null before it counts. */
function edgeText({ match, userResult }: Recap): string | null {
  const edge = userResult?.edge;
  if (match.status !== 'FINAL' || edge === undefined) return null;
  return `${matchWinsText(edge)} wins over the Machine`;
}

type Outcome = Pick<NonNullable<Recap['userResult']>, 'choice' | 'wasCorrect'> & { isProvisional: boolean };

/** Says what the pick pays, paid or would have paid. Null if unknown. */
function paidText({ choice, wasCorrect, isProvisional }: Outcome, stakes: Stakes | undefined): string | null {
  if (!stakes || !choice) return null;
  const pays = isProvisional || wasCorrect === null ? 'pays' : wasCorrect ? 'paid' : 'would have paid';
  return `A correct ${choice} ${pays} ${plural(choice === 'AGREE' ? stakes.agree : stakes.disagree, 'star')}.`;
}

function Fact({ name, value }: { name: string; value: string | null }) {
  if (value === null) return null;
  return (
    <div>
      <dt>
        <Eyebrow as="span">{name}</Eyebrow>
      </dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}

const UNCOUNTED: readonly string[] = ['VOID', 'POSTPONED'];
const undecidedText = (status: string) =>
  UNCOUNTED.includes(status) ? 'This match does not count.' : 'Not decided yet.';
