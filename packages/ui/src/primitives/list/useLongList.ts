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

/** Lists up to this length are rendered completely, so they can be searched and printed. */
const WHOLE_MAX = 100;
/** Pixels rendered beyond either edge of the viewport, about one viewport height. */
const AHEAD_PX = 700;

const overscan = (rowHeight: number) => Math.ceil(AHEAD_PX / rowHeight);

/** Returns a key that stays the same while the row is in the list, whatever its position. */
type KeyOf<Row> = (row: Row, index: number) => string;

export type LongList<Container extends HTMLElement> = {
  /** Goes on the parent element of the rows. */
  listProps: { ref: RefObject<Container | null>; style: CSSProperties };
  /** Indexes of the rows to render. */
  indexes: readonly number[];
  /** Goes on each row. Measures its height, and keeps it rendered while it has focus. */
  rowProps: (index: number) => LongRowProps;
};

/** Stable between renders, except for a row that moves. */
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

function listLayout(keys: readonly string[], virtual: Virtual, margin: number) {
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

const byIndex = (_: unknown, index: number) => String(index);

/** Virtualizer options shared by both kinds of list. */
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
 * Virtualizes a list that scrolls with the page. Short lists are rendered completely. `rowHeight` is an estimate in
 * pixels. `keyOf` is needed for rows that may move, and must be declared outside the component.
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
    // Content above the list may wrap or load later.
    const growth = new ResizeObserver(measure);
    growth.observe(document.body);
    return () => growth.disconnect();
  }, [keys.length]);
  // oxlint-disable-next-line react/incompatible-library -- the compiler that it would disturb is not in use
  const virtual = useWindowVirtualizer({ ...options, scrollMargin: margin });
  const { style, ...list } = listLayout(keys, virtual as Virtual, margin);
  return { listProps: { ref: listRef, style }, ...list };
}

/** Virtualizes a list inside a scroll container, `boxRef`. */
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
  const { style, ...list } = listLayout(keys, virtual as unknown as Virtual, 0);
  return { listProps: { ref: listRef, style }, ...list };
}
