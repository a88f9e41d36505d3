import { paths } from '@machine/contract/paths.ts';
import { Box, Flex, Heading } from '@radix-ui/themes';
import { X } from 'lucide-react';
import { useId } from 'react';
import { Button, IconButton } from '../primitives/button/Button.tsx';
import { QuietButton } from '../primitives/button/QuietButton.tsx';
import { Link } from '../primitives/button/Link.tsx';
import styles from './Frame.module.css';
import { focusMain } from './mainId.ts';
import { Note } from '../primitives/text/Note.tsx';

export type CookieNoticeProps = {
  /** Called by Accept. The notice then moves the focus to the page. */
  onAccept: () => void;
  /** Called by both Dismiss and the close button. */
  onDismiss: () => void;
};

const closeWith = (handler: () => void) => () => {
  handler();
  focusMain();
};

/**
 * A line at the end of the page until a consent value is stored. It covers no content, doesn't take focus, and moves
 * focus to `main` when it closes.
 */
export function CookieNotice({ onAccept, onDismiss }: CookieNoticeProps) {
  const titleId = useId();
  return (
    <Flex
      asChild
      wrap="wrap"
      align="center"
      justify="center"
      gapX="4"
      gapY="2"
      px={{ initial: '3', sm: '4' }}
      py="2"
      className={styles.line}
    >
      <section aria-labelledby={titleId}>
        <Box flexBasis="20rem" flexGrow="1" maxWidth="45rem">
          <Heading as="h2" size="2" id={titleId}>
            Cookie Notice
          </Heading>
          <Note>
            We only use essential cookies, which keep you logged in. There are no third-party tracking or advertising
            cookies. <Link href={paths.privacy}>Learn more</Link>
          </Note>
        </Box>
        <Flex align="center" gap="2">
          <Button onPress={closeWith(onAccept)}>Accept</Button>
          <QuietButton onPress={closeWith(onDismiss)}>Dismiss</QuietButton>
          <IconButton label="Close" onPress={closeWith(onDismiss)}>
            <X size={18} aria-hidden />
          </IconButton>
        </Flex>
      </section>
    </Flex>
  );
}
