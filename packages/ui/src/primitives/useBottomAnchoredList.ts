import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type NewItems, useNewItems } from './useNewItems.ts';

const OVERSCAN = 12;
const PADDING = 12;
/** So near to the end, in pixels, one is at the end. */
const END_THRESHOLD = 32;

export type BottomAnchoredList = NewItems & {
  /** On the box that scrolls, whose one child has the rows. */
  boxRef: RefObject<HTMLDivElement | null>;
  /** The rows to draw, by index. */
  indexes: readonly number[];
  /** Pixels that the rows before and after them stand for. */
  before: number;
  after: number;
  /** On each row, which also has `data-index`: measures its real height. */
  measureRow: (row: HTMLElement | null) => void;
  isAtEnd: boolean;
  /** How many came after the last one that was seen. */
  newCount: number;
  scrollToEnd: () => void;
};

/**
 * A list that is read from its end, as a chat: at the end it stays there when newer rows come; scrolled up, what is
 * read stays where it is, whatever comes before or after it. Only what is near the box's window is drawn.
 */
export function useBottomAnchoredList(ids: readonly string[], rowHeight: number): BottomAnchoredList {
  const boxRef = useRef<HTMLDivElement>(null);
  const lastId = ids.at(-1);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [seenId, setSeenId] = useState(lastId);
  // oxlint-disable-next-line react/incompatible-library -- the compiler that it would disturb is not in use
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
  // At the end `watchEnd` keeps the place, and two who keep it pull apart.
  virtual.shouldAdjustScrollPositionOnItemSizeChange = isAtEnd ? never : undefined;
  const scrollToEnd = useCallback(() => toEnd(boxRef.current), []);
  const hasRows = ids.length > 0;
  useLayoutEffect(() => {
    if (hasRows) scrollToEnd();
  }, [hasRows, scrollToEnd]);
  useLayoutEffect(() => {
    if (isAtEnd) setSeenId(lastId);
  }, [isAtEnd, lastId]);
  useLayoutEffect(() => watchEnd(boxRef.current, setIsAtEnd), []);

  const items = virtual.getVirtualItems();
  const seenIndex = seenId === undefined ? -1 : ids.lastIndexOf(seenId);
  return {
    boxRef,
    indexes: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: Math.max(0, virtual.getTotalSize() - (items.at(-1)?.end ?? 0)),
    measureRow: virtual.measureElement,
    isAtEnd,
    newCount: isAtEnd || seenIndex < 0 ? 0 : ids.length - 1 - seenIndex,
    scrollToEnd,
    ...useNewItems(ids, isAtEnd),
  };
}

const never = () => false;

function toEnd(box: HTMLElement | null) {
  if (box) box.scrollTop = box.scrollHeight;
}

/**
 * Keeps the end for as long as one is there, whatever grows: the rows by what came or by their true heights, the box
 * by a phone's keyboard. Only who scrolls upwards leaves it.
 */
function watchEnd(box: HTMLDivElement | null, onEnd: (isAtEnd: boolean) => void) {
  const rows = box?.firstElementChild;
  if (!box || !rows) return;
  let isAtEnd = true;
  let place = box.scrollTop;
  const look = () => {
    const isUpwards = box.scrollTop < place;
    place = box.scrollTop;
    const isNear = box.scrollHeight - box.clientHeight - place <= END_THRESHOLD;
    isAtEnd = isNear || (isAtEnd && !isUpwards);
    onEnd(isAtEnd);
  };
  const sizes = new ResizeObserver(() => {
    if (isAtEnd) toEnd(box);
  });
  sizes.observe(box);
  sizes.observe(rows);
  box.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    box.removeEventListener('scroll', look);
  };
}
