import type { Play, Recap } from '@machine/contract';
import { useId } from 'react';
import { NO_PLAYS } from '../chat/playText.ts';
import { ScoreLine } from '../drawing/ScoreLine.tsx';
import { resultLabel, statusNote } from '../format/match.ts';
import { pickedTeam } from '../format/team.ts';
import { startLabel } from '../format/time.ts';
import { Panel } from '../primitives/panel/Panel.tsx';
import { MovedNote, type MovedNoteProps } from '../prediction/MovedNote.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { VisuallyHidden } from '../primitives/text/VisuallyHidden.tsx';
import { MatchHeader } from './MatchHeader.tsx';
import styles from './RecapResult.module.css';
import { Scoreboard } from './Scoreboard.tsx';
import { ScoreDelay } from './ScoreDelay.tsx';

export type RecapResultProps = Pick<MovedNoteProps, 'predictionHref'> & {
  recap: Recap;
  plays: readonly Play[];
  now: Date | undefined;
};

/** Shows the score or result of the match and how the score developed. */
export function RecapResult({ recap, plays, now, predictionHref }: RecapResultProps) {
  const { match, prediction, isGold } = recap;
  const titleId = useId();
  const note = match.movedTo ? (
    <MovedNote movedTo={match.movedTo} predictionHref={predictionHref} />
  ) : (
    statusNote(match.status)
  );
  return (
    <Panel as="section" tone={isGold ? 'gold' : 'accent'} className={styles.result} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <VisuallyHidden>
          <UserText lines={3}>{resultLabel(match)}</UserText>
        </VisuallyHidden>
      </h2>
      <MatchHeader status={match.status} league={match.league} isGold={isGold}>
        {startLabel(match.startTime)}
      </MatchHeader>
      <Scoreboard match={match} machinePick={prediction?.machinePick ?? ''} />
      {now && <ScoreDelay match={match} now={now} />}
      {match.officialResult && (
        <p className={styles.line}>
          <UserText lines={2}>{`Official result: ${pickedTeam(match.officialResult, match)}`}</UserText>
        </p>
      )}
      {note && <p className={styles.note}>{note}</p>}
      <ScoreLine {...match} plays={plays} />
      {match.hasPlays === false && plays.length === 0 && <p className={styles.note}>{NO_PLAYS}</p>}
    </Panel>
  );
}
