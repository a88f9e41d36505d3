import { TriangleAlert } from 'lucide-react';
import styles from './Block.module.css';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { Panel } from './Panel.tsx';

export type ErrorBlockProps = {
  /** One sentence: what did not work. */
  sentence: string;
  /** What the server said about it, if it said anything. */
  detail?: string;
  /** Absent while the server asks to wait. */
  onRetry?: () => void;
  /** Where the product's copy has another word. */
  retryLabel?: string;
};

/** In place of content that could not be loaded: says so, and offers to try again. */
export function ErrorBlock({ sentence, detail, onRetry, retryLabel = 'Try again' }: ErrorBlockProps) {
  return (
    <Panel tone="quiet" role="alert" className={styles.block}>
      <TriangleAlert className={cx(styles.icon, styles.danger)} size={28} strokeWidth={1.5} aria-hidden />
      <p className={styles.title}>{sentence}</p>
      {detail && <p className={styles.text}>{detail}</p>}
      <Button variant="outline" tone="gray" size="3" isPending={!onRetry} onPress={onRetry}>
        {retryLabel}
      </Button>
    </Panel>
  );
}
