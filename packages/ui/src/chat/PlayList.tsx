import type { Play } from '@machine/contract';
import { useRef } from 'react';
import { UserText } from '../primitives/UserText.tsx';
import { useLongListIn } from '../primitives/useLongList.ts';
import { cx } from '../primitives/cx.ts';
import { playTime, runningScore } from './plays.ts';
import styles from './PlayList.module.css';

const ROW_HEIGHT = 36;
const keyOf = ({ id }: { id: string }) => id;

export type PlayListProps = {
  /** Newest first. */
  plays: readonly Play[];
  /** The heading that names them. */
  labelledBy: string;
  className?: string;
};

/** When, what, and how it then stood. Never read out by itself (RELIABILITY.md X38). */
export function PlayList({ plays, labelledBy, className }: PlayListProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const { listProps, indexes, rowProps } = useLongListIn<HTMLUListElement, Play>(boxRef, plays, ROW_HEIGHT, keyOf);
  return (
    <div
      ref={boxRef}
      className={cx(styles.box, className)}
      // One has to reach by keys what scrolls.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {/* What stands for the rows that are not drawn is inside: on the box itself it would make it as high. */}
      <ul {...listProps} className={styles.list} aria-labelledby={labelledBy}>
        {indexes.map((index) => {
          const play = plays[index];
          return (
            play && (
              <li key={play.id} {...rowProps(index)} className={styles.play}>
                <UserText className={styles.time}>{playTime(play)}</UserText>
                <UserText lines={2}>{play.description}</UserText>
                <span className={styles.score}>{runningScore(play)}</span>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
