import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
  windowScroll,
} from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useIsPrinting } from './useIsPrinting.ts';

/** Lists up to this length and estimated height are rendered completely, so that they can be searched. */
const WHOLE_MAX = { rows: 25, px: 3_000 };
/** Lists up to this length are printed completely. */
const PRINTED_MAX = 100;
/** The height of rows that were never rendered is estimated from this many that were. */
const SAMPLE = 20;
/** The usual start of a list, in pixels from the top of the page. Correct after the first layout. */
const TOP_PX = 256;
/** Pixels rendered beyond either edge of the viewport, about half a viewport height. */
const AHEAD_PX = 350;

function isRenderedWhole(count: number, rowHeight: number, isPrinting: boolean): boolean {
  if (isPrinting) return count <= PRINTED_MAX;
  return count <= WHOLE_MAX.rows && count * rowHeight <= WHOLE_MAX.px;
}

/** Returns a key that stays the same while the row is in the list, whatever its position. */
type KeyOf<Row> = (row: Row, index: number) => string;

const unmeasured = () => {};

type Rows<Container> = { listRef: RefObject<Container | null>; keys: readonly string[]; isWhole: boolean };

export type LongRowProps = ReturnType<ReturnType<typeof listLayout>['rowProps']>;

type AnyVirtualizer = Virtualizer<Window, Element> | Virtualizer<HTMLElement, Element>;

type MeasureRow = (row: HTMLElement | null) => void;

/** Returns which rows to render, and the heights around them. For tables, whose padding has no effect, also `around`. */
function listLayout<Container>(list: Rows<Container>, virtual: AnyVirtualizer, margin: number) {
  const { listRef, keys, isWhole } = list;
  /** For each row: measures its height, and keeps it rendered while it has focus. Stable, except for a row that moves. */
  const rowProps = (ref: MeasureRow, styles: ReadonlyMap<number, CSSProperties>) => (index: number) => ({
    ref,
    'data-index': index,
    'data-key': keys[index],
    style: styles.get(index),
  });
  if (isWhole) {
    return {
      listProps: { ref: listRef, style: { paddingBlock: 0 } },
      around: [0, 0] as const,
      indexes: keys.map((_, index) => index),
      rowProps: rowProps(unmeasured, new Map()),
    };
  }
  const items = virtual.getVirtualItems();
  const inFlow = runAround(items, virtual.range?.startIndex);
  const before = Math.max(0, (inFlow[0]?.start ?? margin) - margin);
  const after = Math.max(0, virtual.getTotalSize() - ((inFlow.at(-1)?.end ?? margin) - margin));
  const apart = items.filter((item) => !inFlow.includes(item));
  const styles = new Map(
    apart.map(({ index, start }) => [index, { position: 'absolute', insetInline: 0, top: start - margin } as const]),
  );
  return {
    listProps: { ref: listRef, style: { position: 'relative', paddingBlock: `${before}px ${after}px` } as const },
    around: [before, after] as const,
    indexes: items.map(({ index }) => index),
    rowProps: rowProps(virtual.measureElement, styles),
  };
}

/** Returns the items beside each other around the one with this index. */
function runAround<Item extends { index: number }>(items: readonly Item[], index: number | undefined): readonly Item[] {
  let from = items.findIndex((item) => item.index === index);
  if (from < 0) return items;
  let to = from;
  const isNext = (one: number) => items[one + 1]?.index === (items[one]?.index ?? 0) + 1;
  while (from > 0 && isNext(from - 1)) from -= 1;
  while (isNext(to)) to += 1;
  return items.slice(from, to + 1);
}

/**
 * Returns the indexes to render: those near the viewport, and the focused row with its neighbors, where Tab goes next.
 * If the focused row is close, the rows in between are rendered too; if it is far away, it is positioned separately.
 */
function indexesAround(shown: Range, focused: number): number[] {
  const { startIndex, endIndex, overscan: ahead, count } = shown;
  const isNear = focused >= startIndex - 2 * ahead && focused <= endIndex + 2 * ahead;
  const near = defaultRangeExtractor(
    isNear ? { ...shown, startIndex: Math.min(startIndex, focused), endIndex: Math.max(endIndex, focused) } : shown,
  );
  if (isNear || focused < 0) return near;
  const apart = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count);
  return [...new Set([...near, ...apart])].toSorted((one, other) => one - other);
}

/**
 * Keeps the focused row rendered. The page may scroll after Tab has moved on, and a poll may move the row, so the row
 * is tracked by key instead of index.
 */
function useFocusedRow(listRef: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const [focusedKey, setFocusedKey] = useState<string>();
  useEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const follow = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;
      if (row) setFocusedKey(row.dataset.key);
    };
    // Without a new focus target, focus may come back: the window lost focus, or the row is being moved.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !list.contains(relatedTarget)) setFocusedKey(undefined);
    };
    list.addEventListener('focusin', follow);
    list.addEventListener('focusout', leave);
    return () => {
      list.removeEventListener('focusin', follow);
      list.removeEventListener('focusout', leave);
    };
  }, [listRef]);
  const focused = useMemo(() => (focusedKey === undefined ? -1 : keys.indexOf(focusedKey)), [keys, focusedKey]);
  return useCallback((shown: Range) => indexesAround(shown, focused), [focused]);
}

/**
 * Measures rows when the browser reports their size, right after it has laid them out anyway. Reading a size when a row
 * is added would force a layout.
 */
function useRowSizes(rowHeight: number) {
  const [sample] = useState({ count: 0, total: 0 });
  const estimateSize = () => (sample.count === 0 ? rowHeight : Math.round(sample.total / sample.count));
  const measure = (row: Element, entry: ResizeObserverEntry | undefined, virtual: AnyVirtualizer): number => {
    const index = virtual.indexFromElement(row);
    const known = virtual.measurementsCache[index]?.size ?? estimateSize();
    if (!entry) return known;
    const size = measureElement(row, entry, virtual);
    // Otherwise a size equal to its estimate counts as unmeasured, and changes with the estimate.
    if (size === known) virtual.itemSizeCache.set(virtual.options.getItemKey(index), size);
    if (sample.count < SAMPLE) Object.assign(sample, { count: sample.count + 1, total: sample.total + size });
    return size;
  };
  return { estimateSize, measureElement: measure };
}

const byIndex = (_: unknown, index: number) => String(index);

/** Virtualizer options shared by both kinds of list. */
function useRows<Container extends HTMLElement, Row>(
  rows: readonly Row[],
  rowHeight: number,
  keyOf: KeyOf<Row> = byIndex,
) {
  const listRef = useRef<Container>(null);
  const keys = useMemo(() => rows.map(keyOf), [rows, keyOf]);
  const isWhole = isRenderedWhole(keys.length, rowHeight, useIsPrinting());
  const options = {
    ...useRowSizes(rowHeight),
    count: keys.length,
    enabled: !isWhole,
    overscan: Math.ceil(AHEAD_PX / rowHeight),
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    rangeExtractor: useFocusedRow(listRef, keys),
  };
  return { listRef, keys, isWhole, options };
}

/** The window's size, so that the first render has the right rows. */
const windowRect = () =>
  typeof window === 'undefined' ? undefined : { width: window.innerWidth, height: window.innerHeight };

/**
 * Virtualizes a list that scrolls with the page. Short lists are rendered completely. `rowHeight` is an estimate in
 * pixels. `keyOf` is needed for rows that may move, and must be declared outside the component.
 */
export function useLongList<Container extends HTMLElement, Row>(
  rows: readonly Row[],
  rowHeight: number,
  keyOf?: KeyOf<Row>,
) {
  const { options, ...list } = useRows<Container, Row>(rows, rowHeight, keyOf);
  const margin = useMargin(list.listRef, list.isWhole);
  const [initialRect] = useState(windowRect);
  // oxlint-disable-next-line react/incompatible-library -- the compiler that it would disturb is not in use
  const virtual = useWindowVirtualizer({ ...options, initialRect, scrollMargin: margin, scrollToFn });
  return listLayout(list, virtual, margin);
}

/** Returns the distance of the list from the top of the page, once the browser has laid it out. */
function useMargin(listRef: RefObject<HTMLElement | null>, isWhole: boolean): number {
  const [margin, setMargin] = useState(TOP_PX);
  useLayoutEffect(() => {
    if (isWhole) return;
    // Reports the page after its layout, too, and whenever content above the list has wrapped or loaded.
    const growth = new ResizeObserver(() => {
      const list = listRef.current;
      if (list) setMargin(Math.round(list.getBoundingClientRect().top + window.scrollY));
    });
    growth.observe(document.body);
    return () => growth.disconnect();
  }, [listRef, isWhole]);
  return margin;
}

/** Scrolls the window to keep visible rows in place. Confirming a position that it already has would force a layout. */
const scrollToFn: typeof windowScroll<Window> = (offset, options, virtual) => {
  if (options.adjustments || offset !== virtual.scrollOffset) windowScroll(offset, options, virtual);
};

/** Virtualizes a list inside a scroll container, `boxRef`. */
export function useLongListIn<Container extends HTMLElement, Row>(
  boxRef: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  rowHeight: number,
  keyOf?: KeyOf<Row>,
) {
  const { options, ...list } = useRows<Container, Row>(rows, rowHeight, keyOf);
  // oxlint-disable-next-line react/incompatible-library -- the compiler that it would disturb is not in use
  const virtual = useVirtualizer({ ...options, getScrollElement: () => boxRef.current });
  return listLayout(list, virtual, 0);
}
