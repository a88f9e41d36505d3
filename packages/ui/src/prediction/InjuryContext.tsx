import { type Injury, INJURIES_SHOWN, INJURY_STATUSES_SHOWN } from '@machine/contract';
import { useId } from 'react';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './InjuryContext.module.css';

export type InjuryContextProps = { injuries: readonly Injury[] };

/** Lists up to five league players who are out or questionable. */
export function InjuryContext({ injuries }: InjuryContextProps) {
  const titleId = useId();
  const shown = injuries.filter(({ status }) => INJURY_STATUSES_SHOWN.includes(status)).map(injuryLine);
  // Drop duplicate lines.
  const listed = [...new Set(shown)];
  const more = listed.length - INJURIES_SHOWN;
  if (listed.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby={titleId}>
      <Eyebrow as="h3" tone="amber" id={titleId}>
        NBA INJURY CONTEXT
      </Eyebrow>
      <ul className={styles.list}>
        {listed.slice(0, INJURIES_SHOWN).map((line) => (
          <li key={line}>
            <UserText lines={2}>{line}</UserText>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>+ {more} more injuries league-wide</p>}
    </section>
  );
}

/** Formats as 'player: status (description)', without empty parentheses. */
const injuryLine = ({ playerName, status, description }: Injury) =>
  `${playerName}: ${status}${description ? ` (${description})` : ''}`.replace(DIRECTIONS, '');

/** Bidirectional control characters, so that a name can't change the direction of the text after it. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;
