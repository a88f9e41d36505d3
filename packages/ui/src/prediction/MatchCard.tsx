import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Panel, type PanelProps } from '../primitives/panel/Panel.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './MatchCard.module.css';

export type MatchCardProps = Omit<PanelProps, 'as' | 'size' | 'className'> & {
  /** Label at the start of the first line; left out if null or absent. */
  league?: string | null;
  /** Beside the league: when it starts, or its number. */
  fact: ReactNode;
  /** At the end of the first line: a button or a badge. */
  action?: ReactNode;
  /** Below the pick, and only if there is any: the reasons, injuries. */
  context?: ReactNode;
};

/** The frame of a card for one match: its league and start, the match with the pick, and what else there is to know. */
export function MatchCard({ league, fact, action, context, children, ...panel }: MatchCardProps) {
  return (
    <Panel as="article" {...panel}>
      <Flex direction="column" gap="3" className={styles.card}>
        <Flex wrap="wrap" align="center" justify="between" gapX="3" minHeight="2rem">
          <Flex wrap="wrap" gapX="2" minWidth="0">
            {league && (
              <Eyebrow as="span" className={styles.league}>
                <UserText>{league}</UserText> <span aria-hidden>·</span>
              </Eyebrow>
            )}
            <Eyebrow as="span" isVerbatim>
              {fact}
            </Eyebrow>
          </Flex>
          {action}
        </Flex>
        <div className={styles.body}>{children}</div>
        {context}
      </Flex>
    </Panel>
  );
}
