import type { Play } from '@machine/contract';
import { useRef } from 'react';
import { UserText } from '../primitives/text/UserText.tsx';
import { useLongListIn } from '../primitives/list/useLongList.ts';
import { cx } from '../primitives/cx.ts';
import { playTime, runningScore } from './playText.ts';
import styles from './PlayList.module.css';

const ROW_HEIGHT = 36;
const keyOf = ({ id }: { id: string }) => id;

export type PlayListProps = {
  /** Newest first. */
  plays: readonly Play[];
  /** Id of the heading. */
  labelledBy: string;
  className?: string;
};

/** Lists plays with time, description and running score. Not a live region: plays would drown out the messages. */
export function PlayList({ plays, labelledBy, className }: PlayListProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const { listProps, indexes, rowProps } = useLongListIn<HTMLUListElement, Play>(boxRef, plays, ROW_HEIGHT, keyOf);
  return (
    <div
      ref={boxRef}
      className={cx(styles.box, className)}
      // A scrollable box must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {/* The padding for rows outside the window must be inside the scroll box, or it would stretch the box. */}
      <ul {...listProps} className={styles.list} aria-labelledby={labelledBy}>
        {indexes.map((index) => {
          const play = plays[index];
          return (
            play && (
              <li
                key={play.id}
                {...rowProps(index)}
                className={styles.play}
                aria-setsize={plays.length}
                aria-posinset={index + 1}
              >
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
