import { VisuallyHidden } from '@radix-ui/themes';
import styles from './FormLetters.module.css';

/** The results of a club's matches, and how they are read out. */
export const FORM_WORDS: Readonly<Record<string, string>> = { W: 'won', D: 'drawn', L: 'lost' };

export type FormLettersProps = {
  /** Oldest first. */
  results: readonly string[];
};

/** A club's last results as letters. */
export function FormLetters({ results }: FormLettersProps) {
  return (
    <>
      <VisuallyHidden>{results.map((result) => FORM_WORDS[result] ?? result).join(', ')}</VisuallyHidden>
      <span className={styles.letters} aria-hidden>
        {Object.entries(results).map(([index, result]) => (
          <span key={index} data-result={result}>
            {result}
          </span>
        ))}
      </span>
    </>
  );
}
