import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Button } from '../primitives/Button.tsx';
import { newMessages } from '../primitives/useNewItems.ts';
import { useBottomAnchoredList } from '../primitives/useBottomAnchoredList.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { cx } from '../primitives/cx.ts';
import styles from './MessageList.module.css';

/** A message of two lines, in pixels: the first guess of a row. */
const ROW_HEIGHT = 60;

export type MessageListProps<Row extends { id: string }> = {
  /** "Lakers @ Celtics chat". */
  label: string;
  /** Oldest first. */
  rows: ReadonlyArray<Row>;
  /** Older ones are on their way: nothing is read out. */
  isBusy?: boolean;
  /** What one has written oneself is always gone to. */
  isOwn?: (row: Row) => boolean;
  className?: string;
  /** Draws one row; `MessageLine` is how one looks. */
  children: (row: Row) => ReactNode;
};

/**
 * For a conversation, which is read from its end (RELIABILITY.md X37). It fills the height that it is given and draws
 * what is on screen, so that five thousand messages cost what fifty do.
 */
export function MessageList<Row extends { id: string }>(props: MessageListProps<Row>) {
  const { label, rows, isBusy = false, isOwn, className, children } = props;
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const list = useBottomAnchoredList(ids, ROW_HEIGHT);
  const { boxRef, indexes, before, after, measureRow, isAtEnd, newCount, scrollToEnd, isBurst, announcement } = list;

  const newest = rows.at(-1);
  const ownId = newest && isOwn?.(newest) ? newest.id : null;
  useEffect(() => {
    if (ownId !== null) scrollToEnd();
  }, [ownId, scrollToEnd]);

  const goDown = () => {
    scrollToEnd();
    // The button goes away.
    boxRef.current?.focus();
  };

  return (
    <div className={cx(styles.frame, className)}>
      <div
        ref={boxRef}
        className={styles.box}
        role="log"
        aria-label={label}
        aria-live={isAtEnd && !isBurst ? 'polite' : 'off'}
        aria-relevant="additions"
        aria-busy={isBusy}
        // A box that scrolls is reached by those who have only keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <div className={styles.rows} style={{ paddingBlockStart: before, paddingBlockEnd: after }}>
          {indexes.map((index) => {
            const row = rows[index];
            return (
              row && (
                <div key={row.id} ref={measureRow} data-index={index} className={styles.row}>
                  {children(row)}
                </div>
              )
            );
          })}
        </div>
      </div>
      {newCount > 0 && (
        <Button size="2" onPress={goDown} className={styles.down}>
          <ArrowDown size={16} strokeWidth={1.75} aria-hidden /> {newMessages(newCount)}
        </Button>
      )}
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </div>
  );
}
