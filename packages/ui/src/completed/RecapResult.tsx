import type { Play, Recap } from '@machine/contract';
import { useId } from 'react';
import { ScoreLine } from '../drawing/ScoreLine.tsx';
import { resultLabel, statusNote } from '../format/match.ts';
import { pickedTeam } from '../format/team.ts';
import { startLabel } from '../format/time.ts';
import { Panel } from '../primitives/panel/Panel.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { VisuallyHidden } from '../primitives/text/VisuallyHidden.tsx';
import { MatchHeader } from './MatchHeader.tsx';
import styles from './RecapResult.module.css';
import { Scoreboard } from './Scoreboard.tsx';

export type RecapResultProps = { recap: Recap; plays: readonly Play[] };

/** Shows the score or result of the match and how the score developed. */
export function RecapResult({ recap: { match, prediction, isGold }, plays }: RecapResultProps) {
  const titleId = useId();
  const note = statusNote(match.status);
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
      {match.officialResult && (
        <p className={styles.line}>
          <UserText lines={2}>{`Official result: ${pickedTeam(match.officialResult, match)}`}</UserText>
        </p>
      )}
      {note && <p className={styles.note}>{note}</p>}
      <ScoreLine {...match} plays={plays} />
    </Panel>
  );
}
