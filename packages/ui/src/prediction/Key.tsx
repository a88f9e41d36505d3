import { Box, Kbd } from '@radix-ui/themes';

/** Names the key that presses a button, where there is room for a keyboard. The button has it as `aria-keyshortcuts`. */
export function Key({ letter }: { letter: string }) {
  return (
    <Box as="span" display={{ initial: 'none', md: 'inline' }} aria-hidden>
      <Kbd size="1">{letter}</Kbd>
    </Box>
  );
}
