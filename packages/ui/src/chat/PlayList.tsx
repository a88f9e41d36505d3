import type { Play } from '@machine/contract/match.ts';
import { Text } from '@radix-ui/themes';
import type { CSSProperties } from 'react';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { byId, LongListIn } from '../list/LongList.tsx';
import { playTime, runningScore } from './playText.ts';
import styles from './PlayList.module.css';

const ROW_HEIGHT = 36;

export type PlayListProps = Pick<CSSProperties, 'maxHeight' | 'flexGrow'> & {
  /** Newest first. */
  plays: readonly Play[];
  /** Id of the heading that names the list. */
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
        box={{ tabIndex: 0, style: { minHeight: 0, overflowY: 'auto', ...size } }}
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
