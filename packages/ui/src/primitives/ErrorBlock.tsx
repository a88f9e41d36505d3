import { TriangleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import styles from './Block.module.css';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { Panel } from './Panel.tsx';

export type ErrorBlockProps = {
  /** One sentence: what did not work. */
  sentence: string;
  /** What the server said about it, if it said anything. */
  detail?: string;
  onRetry: () => void;
  retryLabel?: string;
};

/** Stands in place of content that could not be loaded. */
export function ErrorBlock({ sentence, detail, onRetry, retryLabel = 'Try again' }: ErrorBlockProps) {
  const ref = useHandedFocus();
  return (
    <Panel ref={ref} tone="quiet" role="alert" className={styles.block}>
      <TriangleAlert className={cx(styles.icon, styles.danger)} size={28} strokeWidth={1.5} aria-hidden />
      <p className={styles.title}>{sentence}</p>
      {detail && <p className={styles.text}>{detail}</p>}
      <Button variant="outline" tone="gray" size="3" onPress={onRetry}>
        {retryLabel}
      </Button>
    </Panel>
  );
}

/** Pressed, it goes away, and whatever stands around it takes the focus that it had (RELIABILITY.md I10). */
function useHandedFocus() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const block = ref.current;
    return () => {
      if (!block?.contains(document.activeElement)) return;
      block.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}
