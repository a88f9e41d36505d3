import type { PracticeMatch } from '@machine/contract/practice.ts';
import { teamName } from '../format/team.ts';
import { FormLetters } from '../prediction/FormLetters.tsx';
import { Why } from '../prediction/Why.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './PracticeReasons.module.css';

export type PracticeReasonsProps = {
  /** Source of the clubs' form and of the Machine's reasons. */
  match: PracticeMatch;
};

/** Shows what was known before the match: the form of both clubs, and the Machine's reasons on demand. */
export function PracticeReasons({ match: { match, form, bullets } }: PracticeReasonsProps) {
  return (
    <div className={styles.reasons}>
      {form.home.length + form.away.length > 0 && (
        <div className={styles.form}>
          <Eyebrow as="h3">Last five before this match</Eyebrow>
          <ClubForm name={match.homeTeam} results={form.home} />
          <ClubForm name={match.awayTeam} results={form.away} />
        </div>
      )}
      {bullets.length > 0 && (
        <Why key={match.id}>
          <ul className={styles.bullets}>
            {[...new Set(bullets)].map((bullet) => (
              <li key={bullet}>
                <UserText lines={6}>{bullet}</UserText>
              </li>
            ))}
          </ul>
        </Why>
      )}
    </div>
  );
}

function ClubForm({ name, results }: { name: string; results: readonly string[] }) {
  if (results.length === 0) return null;
  return (
    <p className={styles.club}>
      <UserText>{teamName(name)}</UserText>
      <FormLetters results={results} />
    </p>
  );
}
