import type { ClubMatch, FollowedClub } from '@machine/contract/club.ts';
import { CLUB_MATCHES_SHOWN } from '@machine/contract/constants.ts';
import { paths } from '@machine/contract/paths.ts';
import { useId } from 'react';
import { parseTime } from '../format/countdown.ts';
import { matchName } from '../format/team.ts';
import { startLabel } from '../format/time.ts';
import { PlainLink } from '../primitives/button/Link.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './YourClubs.module.css';

export type YourClubsProps = {
  /** The followed clubs with their next matches, in any order. */
  clubs: readonly FollowedClub[];
  /** Called when a match is opened, to close the navigation. */
  onVisit: () => void;
};

/** Part of the side navigation: the next matches of the clubs one follows. Nothing if none is known. */
export function YourClubs({ clubs, onVisit }: YourClubsProps) {
  const headingId = useId();
  const matches = nextMatchesOf(clubs);
  if (matches.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <Eyebrow as="h3" id={headingId} isVerbatim className={styles.heading}>
        Your clubs
      </Eyebrow>
      <ul className={styles.list}>
        {matches.map((match) => (
          <li key={match.id}>
            {match.isPredicted ? (
              <PlainLink href={paths.prediction(match.id)} onPress={onVisit} className={styles.match}>
                <Teams match={match} />
              </PlainLink>
            ) : (
              <p className={styles.match}>
                <Teams match={match} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Teams({ match: { homeTeam, awayTeam, startTime } }: { match: ClubMatch }) {
  return (
    <>
      <span className={styles.teams}>
        <UserText lines={2}>{matchName({ homeTeam, awayTeam })}</UserText>
      </span>
      <span className={styles.start}>{startLabel(startTime)}</span>
    </>
  );
}

/** Returns the next matches by start, each once, even if both clubs are followed. */
export function nextMatchesOf(clubs: readonly FollowedClub[]): ClubMatch[] {
  const matches = new Map(clubs.flatMap(({ nextMatch }) => (nextMatch ? [[nextMatch.id, nextMatch] as const] : [])));
  return [...matches.values()].toSorted((one, other) => startOf(one) - startOf(other)).slice(0, CLUB_MATCHES_SHOWN);
}

const startOf = ({ startTime }: ClubMatch) => parseTime(startTime)?.getTime() ?? 0;
