import type { CompletedMatch } from '@machine/contract';
import { VisuallyHidden } from '@radix-ui/themes';
import { memo, useRef } from 'react';
import { Mark } from '../drawing/Mark.tsx';
import { resultLabel, statusNote } from '../format/match.ts';
import { matchName, pickedTeam } from '../format/team.ts';
import { PlainLink } from '../primitives/button/Link.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { MovedNote } from '../prediction/MovedNote.tsx';
import { Result } from '../result/Result.tsx';
import { useIsHidden } from '../result/ResultHiding.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './CompletedCard.module.css';
import { MatchHeader } from './MatchHeader.tsx';
import { Scoreboard } from './Scoreboard.tsx';

export type CompletedCardProps = {
  match: CompletedMatch;
  /** Link to the recap. */
  href: string;
  /** Start time relative to now, as text. Passing the clock itself would re-render every card on each poll. */
  started: string;
  /** The age of the score, as text, for the same reason. Null for a score that isn't delayed. */
  delay?: string | null;
};

/** Shows a started match; the whole card links to its recap. Re-renders only if the match or its text changes. */
export const CompletedCard = memo(function CompletedCard({ match, href, started, delay }: CompletedCardProps) {
  const isHidden = useIsHidden(match);
  const linkRef = useRef<HTMLAnchorElement>(null);
  return (
    <Panel as="article" tone={toneOf(match)} className={styles.card}>
      <PlainLink ref={linkRef} href={href} className={styles.link}>
        <VisuallyHidden>
          <UserText lines={3}>{isHidden ? matchName(match) : resultLabel(match)}</UserText>
        </VisuallyHidden>
      </PlainLink>
      <MatchHeader {...match} clock={isHidden ? null : match.clock}>
        {started}
      </MatchHeader>
      <Scoreboard match={match} machinePick={match.machinePick} focusRef={linkRef} />
      <div className={styles.picks}>
        <PickSummary
          label="The Machine"
          pick={pickedTeam(match.machinePick, match)}
          isCorrect={match.isMachineCorrect}
          match={match}
        />
        {match.userChoice && (
          <PickSummary label="You" pick={match.userChoice} isCorrect={match.isUserCorrect} match={match} />
        )}
      </div>
      {delay && <p className={styles.note}>{delay}</p>}
      <Note match={match} />
    </Panel>
  );
});

/** Says why a match doesn't count. */
function Note({ match: { status, movedTo } }: { match: CompletedMatch }) {
  const note = status === 'PROVISIONAL' ? undefined : statusNote(status);
  if (!note) return null;
  return <p className={styles.note}>{movedTo ? <MovedNote movedTo={movedTo} /> : note}</p>;
}

/** Gold takes precedence; live matches get the accent. */
const toneOf = ({ isGold, status }: CompletedMatch) => (isGold ? 'gold' : status === 'LIVE' ? 'accent' : 'quiet');

type PickSummaryProps = { label: string; pick: string; isCorrect: boolean | null; match: CompletedMatch };

function PickSummary({ label, pick, isCorrect, match }: PickSummaryProps) {
  return (
    <p className={styles.pick}>
      <span className={styles.text}>
        <UserText lines={2}>{`${label}: ${pick}`}</UserText>
      </span>
      <Result of={match} as="mark">
        {isCorrect !== null && <Mark isCorrect={isCorrect} isProvisional={match.status === 'PROVISIONAL'} />}
      </Result>
    </p>
  );
}
