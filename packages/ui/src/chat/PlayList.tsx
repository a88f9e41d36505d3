import type { Play } from '@machine/contract';
import { useRef } from 'react';
import { UserText } from '../primitives/UserText.tsx';
import { useLongListIn } from '../primitives/useLongList.ts';
import { cx } from '../primitives/cx.ts';
import { playTime, runningScore } from './plays.ts';
import styles from './PlayList.module.css';

const ROW_HEIGHT = 36;

export type PlayListProps = {
  /** Newest first. */
  plays: readonly Play[];
  /** The heading that names them. */
  labelledBy: string;
  className?: string;
};

/** When, what, and how it then stood. Never read out by itself (RELIABILITY.md X38). */
export function PlayList({ plays, labelledBy, className }: PlayListProps) {
  const boxRef = useRef<HTMLUListElement>(null);
  const list = useLongListIn<HTMLUListElement>(boxRef, plays.length, ROW_HEIGHT);
  return (
    <ul
      ref={boxRef}
      className={cx(styles.list, className)}
      aria-labelledby={labelledBy}
      style={{ paddingBlockStart: list.before, paddingBlockEnd: list.after }}
      // One has to reach by keys what scrolls.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {list.indexes.map((index) => {
        const play = plays[index];
        return (
          play && (
            <li key={play.id} ref={list.measureRow} data-index={index} className={styles.play}>
              <UserText className={styles.time}>{playTime(play)}</UserText>
              <UserText lines={2}>{play.description}</UserText>
              <span className={styles.score}>{runningScore(play)}</span>
            </li>
          )
        );
      })}
    </ul>
  );
}
