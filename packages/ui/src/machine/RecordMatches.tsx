import { paths, type RecordMatch } from '@machine/contract';
import { useId } from 'react';
import { scoreLabel } from '../format/match.ts';
import { teamName } from '../format/team.ts';
import { dateLabel } from '../format/time.ts';
import { Link } from '../primitives/button/Link.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './RecordMatches.module.css';
import { statedText } from './recordText.ts';

export type RecordMatchesProps = {
  title: string;
  matches: readonly RecordMatch[];
};

/** Lists predictions that were especially good or bad, with links to their recaps. */
export function RecordMatches({ title, matches }: RecordMatchesProps) {
  const titleId = useId();
  if (matches.length === 0) return null;
  return (
    <div className={styles.group}>
      <Eyebrow as="h3" id={titleId}>
        {title}
      </Eyebrow>
      <ol className={styles.list} aria-labelledby={titleId}>
        {matches.map((match) => (
          <li key={match.id} className={styles.row}>
            <Link href={paths.recap(match.id)}>
              <UserText lines={2}>
                {`${teamName(match.homeTeam)} ${scoreLabel(match.scoreHome)}–${scoreLabel(match.scoreAway)} ${teamName(match.awayTeam)}`}
              </UserText>
            </Link>
            <span className={styles.note}>
              <UserText lines={2}>{`${statedText(match)} · ${dateLabel(match.startTime)}`}</UserText>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
