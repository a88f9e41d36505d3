import { X } from 'lucide-react';
import { useId } from 'react';
import { Button, IconButton } from '../primitives/Button.tsx';
import { Link } from '../primitives/Link.tsx';
import styles from './CookieNotice.module.css';
import { focusMain } from './mainId.ts';

export type CookieNoticeProps = {
  onAccept: () => void;
  /** By its button and by its cross. */
  onDismiss: () => void;
  privacyHref?: string;
};

const closing = (answer: () => void) => () => {
  answer();
  focusMain();
};

/**
 * At the lower edge of the page until an answer is stored. It covers nothing, takes no focus, and gives it to `main`
 * when it closes.
 */
export function CookieNotice({ onAccept, onDismiss, privacyHref = '/privacy' }: CookieNoticeProps) {
  const titleId = useId();
  return (
    <section className={styles.notice} aria-labelledby={titleId} data-sticky-notice>
      <h2 id={titleId} className={styles.title}>
        Cookie Notice
      </h2>
      <p className={styles.text}>
        Essential cookies keep you logged in. There are no third-party tracking or advertising cookies.{' '}
        <Link href={privacyHref}>Learn more</Link>
      </p>
      <div className={styles.buttons}>
        <Button onPress={closing(onAccept)}>Accept</Button>
        <Button variant="outline" tone="gray" onPress={closing(onDismiss)}>
          Dismiss
        </Button>
      </div>
      <IconButton className={styles.close} label="Close" onPress={closing(onDismiss)}>
        <X size={18} aria-hidden />
      </IconButton>
    </section>
  );
}
