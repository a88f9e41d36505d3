import type { Play } from '@machine/contract/match.ts';
import { Box, Flex, Heading, Separator, Skeleton, Text } from '@radix-ui/themes';
import { useId } from 'react';
import { QuietButton } from '../primitives/button/QuietButton.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { PlayList } from './PlayList.tsx';
import { newestFirst, NO_PLAYS } from './playText.ts';
import { Loaded, type Unloaded } from '../primitives/feedback/Loaded.tsx';
import { Note } from '../primitives/text/Note.tsx';

/** The events of a match, in either order. Ready without any: there are none yet. */
export type PlaysState =
  | Unloaded
  /** The league has no play-by-play. */
  | { kind: 'unavailable' }
  /** In either order. */
  | { kind: 'ready'; plays: readonly Play[] };

/** Lists every play, newest first. Renders nothing while there are none yet. */
export function PlayFeed({ state }: { state: PlaysState }) {
  const headingId = useId();
  if (state.kind === 'ready' && state.plays.length === 0) return null;
  return (
    <div aria-busy={state.kind === 'loading'}>
      <Separator size="4" my="3" />
      <Heading as="h2" size="1" id={headingId}>
        <Eyebrow as="span">Play-by-play</Eyebrow>
      </Heading>
      <Loaded
        state={state}
        failure={({ onRetry }) => (
          <Flex role="alert" wrap="wrap" align="center" justify="between" gap="2">
            <Text as="p" size="2">
              Couldn&apos;t load plays.
            </Text>
            <QuietButton size="2" isPending={!onRetry} onPress={onRetry}>
              Try again
            </QuietButton>
          </Flex>
        )}
        skeleton={LINES.map((width) => (
          <Box key={width} py="1">
            <Skeleton width={width} height="1.25rem" />
          </Box>
        ))}
      >
        {{
          unavailable: () => <Note>{NO_PLAYS}</Note>,
          ready: ({ plays }) => <PlayList plays={newestFirst(plays)} labelledBy={headingId} maxHeight="11rem" />,
        }}
      </Loaded>
    </div>
  );
}

const LINES = ['88%', '72%', '80%', '64%', '76%'];
