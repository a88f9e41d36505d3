import { defaultRangeExtractor, type Range, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Up to so many rows a list is drawn whole: it can be searched and printed as any page. */
const WHOLE_MAX = 100;
/** Pixels drawn beyond either edge of the window: about one of its heights. */
const AHEAD_PX = 700;

const overscan = (rowHeight: number) => Math.ceil(AHEAD_PX / rowHeight);

export type LongList<Container extends HTMLElement> = {
  /** On the element that has the rows as its children. */
  listRef: RefObject<Container | null>;
  /** The rows to draw, by index. */
  indexes: readonly number[];
  /** Pixels that the rows before and after them stand for. */
  before: number;
  after: number;
  /** On each row, which also has `data-index`: measures its real height. */
  measureRow: (row: HTMLElement | null) => void;
};

const unmeasured = () => {};
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

type Virtual = Pick<ReturnType<typeof useWindowVirtualizer>, 'getVirtualItems' | 'getTotalSize' | 'measureElement'>;

function drawn(count: number, virtual: Virtual, margin: number) {
  if (count <= WHOLE_MAX) return { indexes: range(count), before: 0, after: 0, measureRow: unmeasured };
  const items = virtual.getVirtualItems();
  const last = items.at(-1);
  return {
    indexes: items.map(({ index }) => index),
    before: Math.max(0, (items[0]?.start ?? margin) - margin),
    after: Math.max(0, virtual.getTotalSize() - ((last?.end ?? margin) - margin)),
    measureRow: virtual.measureElement,
  };
}

const aroundIt = ({ startIndex, endIndex, overscan: ahead, count }: Range, focused: number): Range => {
  const isNear = focused >= startIndex - 2 * ahead && focused <= endIndex + 2 * ahead;
  if (!isNear) return { startIndex, endIndex, overscan: ahead, count };
  return { startIndex: Math.min(startIndex, focused), endIndex: Math.max(endIndex, focused), overscan: ahead, count };
};

/**
 * Who goes through a list by Tab may be faster than the page scrolls: the rows beside the focused one are drawn with
 * the focus itself, or the next stop would lie behind the list.
 */
function useFocusAhead(listRef: RefObject<HTMLElement | null>, count: number) {
  const [focused, setFocused] = useState(-1);
  useEffect(() => {
    const list = listRef.current;
    if (!list || count <= WHOLE_MAX) return;
    const follow = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
      if (row) setFocused(Number(row.dataset.index));
    };
    list.addEventListener('focusin', follow);
    return () => list.removeEventListener('focusin', follow);
  }, [listRef, count]);
  return useCallback((range: Range) => defaultRangeExtractor(aroundIt(range, focused)), [focused]);
}

/**
 * Draws of a list on the page only what is near the window, so that ten thousand rows cost what fifty do. A short
 * list is drawn whole. `rowHeight` in pixels: a first guess.
 */
export function useLongList<Container extends HTMLElement>(count: number, rowHeight: number): LongList<Container> {
  const listRef = useRef<Container>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const list = listRef.current;
      if (list) setMargin(Math.round(list.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    // What stands above the list may wrap, or come later.
    const growth = new ResizeObserver(measure);
    growth.observe(document.body);
    return () => growth.disconnect();
  }, [count]);
  // oxlint-disable-next-line react/incompatible-library -- the compiler that it would disturb is not in use
  const virtual = useWindowVirtualizer({
    count,
    enabled: count > WHOLE_MAX,
    estimateSize: () => rowHeight,
    overscan: overscan(rowHeight),
    rangeExtractor: useFocusAhead(listRef, count),
    scrollMargin: margin,
  });
  return { listRef, ...drawn(count, virtual as Virtual, margin) };
}

/** The same for a list in a box that scrolls by itself: `boxRef` is the box. */
export function useLongListIn<Container extends HTMLElement>(
  boxRef: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): LongList<Container> {
  const listRef = useRef<Container>(null);
  // oxlint-disable-next-line react/incompatible-library -- the compiler that it would disturb is not in use
  const virtual = useVirtualizer({
    count,
    enabled: count > WHOLE_MAX,
    getScrollElement: () => boxRef.current,
    estimateSize: () => rowHeight,
    overscan: overscan(rowHeight),
    rangeExtractor: useFocusAhead(listRef, count),
  });
  return { listRef, ...drawn(count, virtual as unknown as Virtual, 0) };
}
