import { VisuallyHidden } from '@radix-ui/themes';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { newMessages } from '../behavior/useNewItems.ts';
import { useBottomAnchoredList } from '../behavior/useBottomAnchoredList.ts';
import styles from './MessageList.module.css';

/** Estimated row height in pixels: a message of two lines. */
const ROW_HEIGHT = 60;

export type MessageListProps<Row extends { id: string }> = {
  /** Accessible name, for example "Lakers @ Celtics chat". */
  label: string;
  /** Oldest first. */
  rows: ReadonlyArray<Row>;
  /** Returns whether the viewer wrote the row. The list scrolls to the viewer's own new messages. */
  isOwn?: (row: Row) => boolean;
  /** Renders one row, usually as a `MessageItem`. */
  children: (row: Row) => ReactNode;
};

/**
 * Virtualized list for a conversation that is read from its end. Fills the available height and renders only the rows
 * on screen.
 */
export function MessageList<Row extends { id: string }>({ label, rows, isOwn, children }: MessageListProps<Row>) {
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const list = useBottomAnchoredList(ids, ROW_HEIGHT);
  const { boxRef, indexes, before, after, measureRow, isAtEnd, newCount, scrollToEnd, isBurst, announcement } = list;

  const newest = rows.at(-1);
  const ownId = newest && isOwn?.(newest) ? newest.id : null;
  useEffect(() => {
    if (ownId !== null) scrollToEnd();
  }, [ownId, scrollToEnd]);

  const scrollDown = () => {
    scrollToEnd();
    // The pressed button is about to unmount.
    boxRef.current?.focus();
  };

  return (
    <div className={styles.frame}>
      <div
        ref={boxRef}
        className={styles.box}
        role="log"
        aria-label={label}
        aria-live={isAtEnd && !isBurst ? 'polite' : 'off'}
        aria-relevant="additions"
        // A scrollable box must be reachable by keyboard.
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
        <Button size="2" onPress={scrollDown} className={styles.down}>
          <ArrowDown size={16} strokeWidth={1.75} aria-hidden /> {newMessages(newCount)}
        </Button>
      )}
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </div>
  );
}
