import { type Injury, INJURIES_SHOWN, INJURY_STATUSES_SHOWN } from '@machine/contract';
import { useId } from 'react';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './InjuryContext.module.css';

export type InjuryContextProps = {
  injuries: readonly Injury[];
  /** The codes of the clubs whose players come first. */
  clubs?: readonly (string | null)[];
};

/** Lists up to five league players who are out or questionable: those of the match's clubs first. */
export function InjuryContext({ injuries, clubs = [] }: InjuryContextProps) {
  const titleId = useId();
  const isInMatch = ({ team }: Injury) => (team !== undefined && clubs.includes(team) ? 1 : 0);
  const shown = injuries
    .filter(({ status }) => INJURY_STATUSES_SHOWN.includes(status))
    .toSorted((a, b) => isInMatch(b) - isInMatch(a));
  // Drop duplicate lines.
  const listed = [...new Map(shown.map((injury) => [injuryLine(injury), injury.team])).entries()];
  const more = listed.length - INJURIES_SHOWN;
  if (listed.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby={titleId}>
      <Eyebrow as="h3" tone="amber" id={titleId}>
        NBA INJURY CONTEXT
      </Eyebrow>
      <ul className={styles.list}>
        {listed.slice(0, INJURIES_SHOWN).map(([line, team]) => (
          <li key={line}>
            <UserText lines={2}>{line}</UserText>
            {team && (
              <span className={styles.team} data-is-in-match={clubs.includes(team) || undefined}>
                {team.slice(0, CODE_LENGTH)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>+ {more} more injuries league-wide</p>}
    </section>
  );
}

const CODE_LENGTH = 3;

/** Formats as 'player: status (description)', without empty parentheses. */
const injuryLine = ({ playerName, status, description }: Injury) =>
  `${playerName}: ${status}${description ? ` (${description})` : ''}`.replace(DIRECTIONS, '');

/** Bidirectional control characters, so that a name can't change the direction of the text after it. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;
