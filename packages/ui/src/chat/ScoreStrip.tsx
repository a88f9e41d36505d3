import { type MatchDetail, type Play, PLAYS_SHOWN } from '@machine/contract';
import { useId } from 'react';
import { PlayList } from './PlayList.tsx';
import { matchScore, newestFirst, NO_PLAYS } from './playText.ts';
import styles from './ScoreStrip.module.css';

export type ScoreStripProps = {
  /** Null until loaded. */
  match: MatchDetail | null;
  plays: readonly Play[];
};

/** Shows the score and the latest plays above a chat, or that the league has none. */
export function ScoreStrip({ match, plays }: ScoreStripProps) {
  const headingId = useId();
  return (
    <section className={styles.strip} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.score}>
        <span className={styles.pulse} aria-hidden />
        <bdi>{match ? matchScore(match) : 'LIVE PLAY-BY-PLAY'}</bdi>
      </h3>
      {plays.length > 0 ? (
        <PlayList plays={newestFirst(plays).slice(0, PLAYS_SHOWN)} labelledBy={headingId} className={styles.plays} />
      ) : (
        <p className={styles.none}>{NO_PLAYS}</p>
      )}
    </section>
  );
}
