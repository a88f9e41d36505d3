import { TriangleAlert } from 'lucide-react';
import styles from './Block.module.css';
import { Button } from '../button/Button.tsx';
import { cx } from '../cx.ts';
import { Panel } from '../panel/Panel.tsx';

export type ErrorBlockProps = {
  /** Says what failed. */
  message: string;
  /** The server's message, if it sent one. */
  detail?: string;
  /** Omitted while the server is rate limiting; the button is then pending. */
  onRetry?: () => void;
  /** Overrides the default label. */
  retryLabel?: string;
};

/** An error state in place of content that failed to load, with a button to try again. */
export function ErrorBlock({ message, detail, onRetry, retryLabel = 'Try again' }: ErrorBlockProps) {
  return (
    <Panel tone="quiet" role="alert" className={styles.block}>
      <TriangleAlert className={cx(styles.icon, styles.danger)} size={28} strokeWidth={1.5} aria-hidden />
      <p className={styles.title}>{message}</p>
      {detail && <p className={styles.text}>{detail}</p>}
      <Button variant="surface" color="gray" size="3" isPending={!onRetry} onPress={onRetry}>
        {retryLabel}
      </Button>
    </Panel>
  );
}
