import { Box, Button, Flex } from '@radix-ui/themes';
import { type CSSProperties, useState } from 'react';

export type MotionSampleProps = {
  /** Name of the moving element, for the label of the button. */
  name: string;
  /** Inline styles of the moving element: an `animation` or a `transition`. */
  motion: CSSProperties;
};

const MOVER: CSSProperties = {
  border: '1px solid',
  borderColor: 'var(--accent-9)',
  backgroundColor: 'var(--accent-9)',
};
/** Changes everything that a transition of the product may change. */
const MOVED: CSSProperties = {
  transform: 'translateX(96px)',
  borderColor: 'var(--amber-11)',
  backgroundColor: 'var(--amber-11)',
  boxShadow: 'inset 0 0 0 4px var(--gray-1)',
  filter: 'brightness(1.2)',
  opacity: 0.6,
};

/** An element that moves when its button is pressed. An animation starts over; a transition goes back and forth. */
export function MotionSample({ name, motion }: MotionSampleProps) {
  const [plays, setPlays] = useState(0);
  const isAnimation = 'animation' in motion;
  return (
    <Flex gap="3" align="center">
      <Button size="1" variant="outline" aria-label={`Play ${name}`} onClick={() => setPlays(plays + 1)}>
        Play
      </Button>
      <Box flexGrow="1" maxWidth="160px" height="32px" overflow="hidden">
        <Box
          key={isAnimation ? plays : 'transition'}
          width="32px"
          height="32px"
          style={{
            ...MOVER,
            ...(!isAnimation && plays % 2 === 1 && MOVED),
            // Before the first press, nothing moves.
            ...(!(isAnimation && plays === 0) && motion),
          }}
        />
      </Box>
    </Flex>
  );
}
