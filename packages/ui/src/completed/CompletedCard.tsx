import type { CompletedMatch } from '@machine/contract';
import { memo } from 'react';
import { Mark } from '../drawing/Mark.tsx';
import { resultLabel, statusNote } from '../format/match.ts';
import { pickedTeam } from '../format/team.ts';
import { PlainLink } from '../primitives/Link.tsx';
import { Panel } from '../primitives/Panel.tsx';
import { UserText } from '../primitives/UserText.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import styles from './CompletedCard.module.css';
import { MatchHead } from './MatchHead.tsx';
import { Scoreboard } from './Scoreboard.tsx';

export type CompletedCardProps = {
  match: CompletedMatch;
  /** The match's recap. */
  href: string;
  /** The start relative to now, in words: with the clock itself every card would be drawn anew at each poll. */
  started: string;
};

/**
 * For a match in a list of those that have begun: all of it is one link to its recap. Drawn anew only when its row or
 * its words change.
 */
export const CompletedCard = memo(function CompletedCard({ match, href, started }: CompletedCardProps) {
  const note = match.status === 'PROVISIONAL' ? undefined : statusNote(match.status);
  return (
    <Panel as="article" tone={toneOf(match)} className={styles.card}>
      <PlainLink href={href} className={styles.link}>
        <VisuallyHidden>
          <UserText lines={3}>{resultLabel(match)}</UserText>
        </VisuallyHidden>
      </PlainLink>
      <MatchHead {...match}>{started}</MatchHead>
      <Scoreboard match={match} machinePick={match.machinePick} />
      <div className={styles.calls}>
        <Call
          who="The Machine"
          what={pickedTeam(match.machinePick, match)}
          isCorrect={match.isMachineCorrect}
          match={match}
        />
        {match.userChoice && <Call who="You" what={match.userChoice} isCorrect={match.isUserCorrect} match={match} />}
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </Panel>
  );
});

/** Gold is gold; of the rest what is live stands out. */
const toneOf = ({ isGold, status }: CompletedMatch) => (isGold ? 'gold' : status === 'LIVE' ? 'accent' : 'quiet');

type CallProps = { who: string; what: string; isCorrect: boolean | null; match: CompletedMatch };

function Call({ who, what, isCorrect, match }: CallProps) {
  return (
    <p className={styles.call}>
      <span className={styles.what}>
        <UserText lines={2}>{`${who}: ${what}`}</UserText>
      </span>
      {isCorrect !== null && <Mark isCorrect={isCorrect} isProvisional={match.status === 'PROVISIONAL'} />}
    </p>
  );
}
