import { GOLD_STARS, type Recap } from '@machine/contract';
import { Mark } from '../drawing/Mark.tsx';
import { signed } from '../format/number.ts';
import { Eyebrow } from '../primitives/Eyebrow.tsx';
import { RecapSection } from './RecapSection.tsx';
import styles from './Verdict.module.css';

export type UserVerdictProps = { recap: Recap };

/** What the user's pick came to; nothing for those who made none. */
export function UserVerdict({ recap: { match, userResult, isGold } }: UserVerdictProps) {
  if (!userResult) return null;
  const { choice, wasCorrect, streakProgress } = userResult;
  const isProvisional = match.status === 'PROVISIONAL';
  // Nothing is paid before the result stands, whatever was sent.
  const stars = isProvisional ? null : signed(userResult.starsDelta);
  return (
    <RecapSection title="Your result">
      <p className={styles.call}>
        {choice && <span className={styles.what}>{choice}</span>}
        {wasCorrect === null ? (
          <span className={styles.words}>{undecidedWords(match.status)}</span>
        ) : (
          <Mark isCorrect={wasCorrect} isProvisional={isProvisional} wrongWord="incorrect" />
        )}
      </p>
      {(stars !== null || streakProgress !== null) && (
        <dl className={styles.facts}>
          <Fact name="Stars" value={stars} />
          <Fact name="Streak" value={streakProgress?.toLocaleString('en-US') ?? null} />
        </dl>
      )}
      {isGold && wasCorrect && !isProvisional && (
        <p className={styles.gold}>Gold bonus: {GOLD_STARS} stars for a right pick.</p>
      )}
      {isProvisional && <p className={styles.words}>Nothing is paid yet.</p>}
    </RecapSection>
  );
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
const undecidedWords = (status: string) =>
  UNCOUNTED.includes(status) ? 'This match does not count.' : 'Not decided yet.';
