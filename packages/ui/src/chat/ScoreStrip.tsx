import { type MatchDetail, type Play, PLAYS_SHOWN } from '@machine/contract';
import { Flex, Heading, Separator, Text } from '@radix-ui/themes';
import { useId } from 'react';
import { PlayList } from './PlayList.tsx';
import { matchScore, newestFirst, NO_PLAYS } from './playText.ts';

export type ScoreStripProps = {
  /** Null until loaded. */
  match: MatchDetail | null;
  plays: readonly Play[];
};

/** Shows the score and the latest plays above a chat, or that the league has none. */
export function ScoreStrip({ match, plays }: ScoreStripProps) {
  const headingId = useId();
  return (
    <Flex asChild direction="column" flexShrink="0" gap="1" maxHeight="38%">
      <section aria-labelledby={headingId}>
        <Heading as="h3" size="4" id={headingId} truncate>
          <bdi>{match ? matchScore(match) : 'LIVE PLAY-BY-PLAY'}</bdi>
        </Heading>
        {plays.length > 0 ? (
          <PlayList plays={newestFirst(plays).slice(0, PLAYS_SHOWN)} labelledBy={headingId} flexGrow="1" />
        ) : (
          <Text as="p" size="2" color="gray">
            {NO_PLAYS}
          </Text>
        )}
        <Separator size="4" decorative mt="2" />
      </section>
    </Flex>
  );
}
