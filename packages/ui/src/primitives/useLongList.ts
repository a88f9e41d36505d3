import { defaultRangeExtractor, type Range, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
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

/** Up to so many rows a list is drawn whole: it can be searched and printed as any page. */
const WHOLE_MAX = 100;
/** Pixels drawn beyond either edge of the window: about one of its heights. */
const AHEAD_PX = 700;

const overscan = (rowHeight: number) => Math.ceil(AHEAD_PX / rowHeight);

/** Names a row for as long as it is in the list, wherever it stands. */
type KeyOf<Row> = (row: Row, index: number) => string;

export type LongList<Container extends HTMLElement> = {
  /** On the element that has the rows as its children. */
  listProps: { ref: RefObject<Container | null>; style: CSSProperties };
  /** The rows to draw, by index. */
  indexes: readonly number[];
  /** On each row: measures its real height, and keeps it while it has the focus. */
  rowProps: (index: number) => LongRowProps;
};

/** They stay the same from drawing to drawing, but for a row that moves. */
export type LongRowProps = {
  ref: (row: HTMLElement | null) => void;
  'data-index': number;
  'data-key': string | undefined;
  style: CSSProperties | undefined;
};

const unmeasured = () => {};
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

type Virtual = Pick<
  ReturnType<typeof useWindowVirtualizer>,
  'getVirtualItems' | 'getTotalSize' | 'measureElement' | 'range'
>;

function drawn(keys: readonly string[], virtual: Virtual, margin: number) {
  const rowProps = (ref: LongRowProps['ref'], styles: ReadonlyMap<number, CSSProperties>) => (index: number) => ({
    ref,
    'data-index': index,
    'data-key': keys[index],
    style: styles.get(index),
  });
  if (keys.length <= WHOLE_MAX) {
    return { style: { paddingBlock: 0 }, indexes: range(keys.length), rowProps: rowProps(unmeasured, new Map()) };
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
    style: { position: 'relative', paddingBlock: `${before}px ${after}px` } as const,
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
 * Returns the indexes to draw: those near the window and the focused row with its neighbors, where Tab goes next. A
 * focused row a little way off is drawn with all that lies between; one far off is drawn apart.
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
 * Keeps the row with the focus drawn, whatever happens to the list: the page may scroll later than Tab goes on, and a
 * poll may move the row away from where it stood. So it is known by its key and not by its index.
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
    // Without a new place for it the focus may come back: the window was left, or the row is being moved.
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

const byIndex = (_: unknown, index: number) => String(index);

/** What both kinds of list ask of the virtualizer. */
function useRows<Row>(
  listRef: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  rowHeight: number,
  keyOf: KeyOf<Row> = byIndex,
) {
  const keys = useMemo(() => rows.map(keyOf), [rows, keyOf]);
  const options = {
    count: keys.length,
    enabled: keys.length > WHOLE_MAX,
    estimateSize: () => rowHeight,
    overscan: overscan(rowHeight),
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    rangeExtractor: useFocusedRow(listRef, keys),
  };
  return { keys, options };
}

/**
 * Draws of a list on the page only what is near the window, so that ten thousand rows cost what fifty do. A short
 * list is drawn whole. `rowHeight` in pixels: a first guess. `keyOf` is declared outside of the component, and names
 * rows that may move.
 */
export function useLongList<Container extends HTMLElement, Row>(
  rows: readonly Row[],
  rowHeight: number,
  keyOf?: KeyOf<Row>,
): LongList<Container> {
  const listRef = useRef<Container>(null);
  const { keys, options } = useRows(listRef, rows, rowHeight, keyOf);
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
  }, [keys.length]);
  // oxlint-disable-next-line react/incompatible-library -- the compiler that it would disturb is not in use
  const virtual = useWindowVirtualizer({ ...options, scrollMargin: margin });
  const { style, ...list } = drawn(keys, virtual as Virtual, margin);
  return { listProps: { ref: listRef, style }, ...list };
}

/** The same for a list in a box that scrolls by itself: `boxRef` is the box. */
export function useLongListIn<Container extends HTMLElement, Row>(
  boxRef: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  rowHeight: number,
  keyOf?: KeyOf<Row>,
): LongList<Container> {
  const listRef = useRef<Container>(null);
  const { keys, options } = useRows(listRef, rows, rowHeight, keyOf);
  // oxlint-disable-next-line react/incompatible-library -- the compiler that it would disturb is not in use
  const virtual = useVirtualizer({ ...options, getScrollElement: () => boxRef.current });
  const { style, ...list } = drawn(keys, virtual as unknown as Virtual, 0);
  return { listProps: { ref: listRef, style }, ...list };
}
