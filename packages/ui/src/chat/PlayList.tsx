import type { Play } from '@machine/contract';
import { Box, type BoxProps, Text } from '@radix-ui/themes';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { byId, LongListIn } from '../list/LongList.tsx';
import { playTime, runningScore } from './playText.ts';
import styles from './PlayList.module.css';

const ROW_HEIGHT = 36;

export type PlayListProps = Pick<BoxProps, 'maxHeight' | 'flexGrow'> & {
  /** Newest first. */
  plays: readonly Play[];
  labelledBy: string;
};

/** Lists plays with time, description and running score. Not a live region: plays would drown out the messages. */
export function PlayList({ plays, labelledBy, ...size }: PlayListProps) {
  return (
    <Text asChild size="2">
      <LongListIn
        rows={plays}
        rowHeight={ROW_HEIGHT}
        keyOf={byId}
        rowClassName={styles.play}
        aria-labelledby={labelledBy}
        renderBox={(ref, list) => (
          <Box
            ref={ref}
            {...size}
            minHeight="0"
            overflowY="auto"
            // A scrollable box must be reachable by keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
          >
            {list}
          </Box>
        )}
      >
        {(play) => (
          <>
            <Mono size="1" color="gray">
              <UserText>{playTime(play)}</UserText>
            </Mono>
            <UserText lines={2}>{play.description}</UserText>
            <Mono size="1">
              <UserText>{runningScore(play)}</UserText>
            </Mono>
          </>
        )}
      </LongListIn>
    </Text>
  );
}
