import { useState } from 'react';

/** Number of rows shown before "Show more", and added by each press of it. */
const ROWS_STEP = 100;

/** The button for more rows; null: these are all. */
export type LoadMore = { isLoading: boolean; hasFailed?: boolean; onLoad: () => void } | null;

/** Returns the first rows and the button for more: it loads more only when all loaded rows are shown. */
export function useSteps<Row>(rows: readonly Row[], more: LoadMore): { shown: readonly Row[]; more: LoadMore } {
  const [count, setCount] = useState(ROWS_STEP);
  const reveal = () => setCount(count + ROWS_STEP);
  if (rows.length > count) return { shown: rows.slice(0, count), more: { isLoading: false, onLoad: reveal } };
  const load = more && {
    ...more,
    onLoad: () => {
      reveal();
      more.onLoad();
    },
  };
  return { shown: rows, more: load };
}
