import { paths } from '@machine/contract';
import { X } from 'lucide-react';
import { useId } from 'react';
import { Button, IconButton } from '../primitives/button/Button.tsx';
import { Link } from '../primitives/button/Link.tsx';
import styles from './CookieNotice.module.css';
import { focusMain } from './mainId.ts';

export type CookieNoticeProps = {
  onAccept: () => void;
  /** Called by both Dismiss and the close button. */
  onDismiss: () => void;
};

const closeWith = (handler: () => void) => () => {
  handler();
  focusMain();
};

/**
 * Shown at the bottom of the page until a consent value is stored. It covers no content, doesn't take focus, and moves
 * focus to `main` when it closes.
 */
export function CookieNotice({ onAccept, onDismiss }: CookieNoticeProps) {
  const titleId = useId();
  return (
    <section className={styles.notice} aria-labelledby={titleId} data-sticky-notice>
      <h2 id={titleId} className={styles.title}>
        Cookie Notice
      </h2>
      <p className={styles.text}>
        We only use essential cookies, which keep you logged in. There are no third-party tracking or advertising
        cookies. <Link href={paths.privacy}>Learn more</Link>
      </p>
      <div className={styles.buttons}>
        <Button onPress={closeWith(onAccept)}>Accept</Button>
        <Button variant="surface" color="gray" onPress={closeWith(onDismiss)}>
          Dismiss
        </Button>
      </div>
      <IconButton className={styles.close} label="Close" onPress={closeWith(onDismiss)}>
        <X size={18} aria-hidden />
      </IconButton>
    </section>
  );
}
