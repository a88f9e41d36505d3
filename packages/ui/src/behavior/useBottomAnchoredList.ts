import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useNewItems } from './useNewItems.ts';

const OVERSCAN = 12;
const PADDING = 12;
/** Distance in pixels that still counts as scrolled to the end. */
const END_THRESHOLD = 32;

/**
 * Virtualizes a list that is read from the bottom, such as a chat. At the bottom it follows new rows; scrolled up, the
 * visible rows stay in place whatever is added before or after them.
 */
export function useBottomAnchoredList(ids: readonly string[], rowHeight: number) {
  const boxRef = useRef<HTMLDivElement>(null);
  const lastId = ids.at(-1);
  const [isAtEnd, setIsAtEnd] = useState(true);
  /** The same as `isAtEnd`, before the next render. */
  const staysAtEnd = useRef(true);
  const [seenId, setSeenId] = useState(lastId);
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not in use
  const virtual = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: ids.length,
    getScrollElement: () => boxRef.current,
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    paddingStart: PADDING,
    paddingEnd: PADDING,
    anchorTo: isAtEnd ? 'start' : 'end',
  });
  // At the bottom `followEnd` keeps the scroll position; the virtualizer must not adjust it as well.
  virtual.shouldAdjustScrollPositionOnItemSizeChange = isAtEnd ? never : undefined;
  const scrollToEnd = useCallback(() => jumpToEnd(boxRef.current), []);
  useLayoutEffect(() => {
    if (isAtEnd) setSeenId(lastId);
  }, [isAtEnd, lastId]);
  // Rows can shrink and grow again before the next scroll event, which would then look like scrolling up.
  useLayoutEffect(() => {
    if (staysAtEnd.current) scrollToEnd();
  });
  useLayoutEffect(() => followEnd(boxRef.current, staysAtEnd, setIsAtEnd), []);

  const items = virtual.getVirtualItems();
  const seenIndex = seenId === undefined ? -1 : ids.lastIndexOf(seenId);
  return {
    /** Goes on the scroll container, whose only child contains the rows. */
    boxRef,
    /** Indexes of the rows to render. */
    indexes: items.map(({ index }) => index),
    /** Height in pixels of the rows that are not rendered, before and after. */
    before: items[0]?.start ?? 0,
    after: Math.max(0, virtual.getTotalSize() - (items.at(-1)?.end ?? 0)),
    /** The ref of each row, which also needs `data-index`. Measures its height. */
    measureRow: virtual.measureElement,
    isAtEnd,
    /** Number of rows after the last one the user has seen. */
    newCount: isAtEnd || seenIndex < 0 ? 0 : ids.length - 1 - seenIndex,
    scrollToEnd,
    ...useNewItems(ids, isAtEnd),
  };
}

const never = () => false;

function jumpToEnd(box: HTMLElement | null) {
  if (box) box.scrollTop = box.scrollHeight;
}

/**
 * Keeps the list at the bottom while rows or the container change size, for example when rows are added or measured or
 * a phone's keyboard opens. Only scrolling up leaves the bottom.
 */
function followEnd(box: HTMLDivElement | null, staysAtEnd: RefObject<boolean>, onChange: (isAtEnd: boolean) => void) {
  const rows = box?.firstElementChild;
  if (!box || !rows) return;
  let scrollTop = box.scrollTop;
  const update = () => {
    const isUpwards = box.scrollTop < scrollTop;
    scrollTop = box.scrollTop;
    const isNear = box.scrollHeight - box.clientHeight - scrollTop <= END_THRESHOLD;
    staysAtEnd.current = isNear || (staysAtEnd.current && !isUpwards);
    onChange(staysAtEnd.current);
  };
  const sizes = new ResizeObserver(() => {
    if (staysAtEnd.current) jumpToEnd(box);
  });
  sizes.observe(box);
  // The padding stands for the rows that are not rendered.
  sizes.observe(rows, { box: 'border-box' });
  // Captured, because the virtualizer renders in its own listener.
  box.addEventListener('scroll', update, { passive: true, capture: true });
  return () => {
    sizes.disconnect();
    box.removeEventListener('scroll', update, { capture: true });
  };
}
