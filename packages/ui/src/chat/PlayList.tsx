import type { Play } from '@machine/contract';
import { Box, type BoxProps, Reset, Text } from '@radix-ui/themes';
import { useRef } from 'react';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { useLongListIn } from '../behavior/useLongList.ts';
import { playTime, runningScore } from './playText.ts';
import styles from './PlayList.module.css';

const ROW_HEIGHT = 36;
const keyOf = ({ id }: { id: string }) => id;

export type PlayListProps = Pick<BoxProps, 'maxHeight' | 'flexGrow'> & {
  /** Newest first. */
  plays: readonly Play[];
  /** Id of the heading. */
  labelledBy: string;
};

/** Lists plays with time, description and running score. Not a live region: plays would drown out the messages. */
export function PlayList({ plays, labelledBy, ...size }: PlayListProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const { listProps, indexes, rowProps } = useLongListIn<HTMLUListElement, Play>(boxRef, plays, ROW_HEIGHT, keyOf);
  return (
    <Box
      ref={boxRef}
      {...size}
      minHeight="0"
      overflowY="auto"
      // A scrollable box must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {/* The padding for rows outside the window must be inside the scroll box, or it would stretch the box. */}
      <Text asChild size="2">
        <Reset>
          <ul {...listProps} aria-labelledby={labelledBy}>
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
                    <Mono size="1" color="gray">
                      <UserText>{playTime(play)}</UserText>
                    </Mono>
                    <UserText lines={2}>{play.description}</UserText>
                    <Mono size="1">
                      <UserText>{runningScore(play)}</UserText>
                    </Mono>
                  </li>
                )
              );
            })}
          </ul>
        </Reset>
      </Text>
    </Box>
  );
}
