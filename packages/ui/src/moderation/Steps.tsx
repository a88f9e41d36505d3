import { type ReactNode, useState } from 'react';
import { QuietButton } from '../primitives/button/QuietButton.tsx';
import { InlineStatus } from '../primitives/feedback/InlineStatus.tsx';

/** Number of rows shown before "Show more", and added by each press of it. */
const ROWS_STEP = 100;

/** How to load more rows; null: these are all. */
export type LoadMore = { isLoading: boolean; hasFailed?: boolean; onLoad: () => void } | null;

export type StepsProps<Row> = {
  /** All rows loaded so far. */
  rows: readonly Row[];
  /** Loads further rows; null or absent if these are all. */
  more?: LoadMore;
  /** Renders the rows that are shown. */
  children: (rows: readonly Row[]) => ReactNode;
};

/** The first rows with a button for more of them. It loads more only when all loaded rows are shown. */
export function Steps<Row>({ rows, more = null, children }: StepsProps<Row>) {
  const [count, setCount] = useState(ROWS_STEP);
  const isLoaded = rows.length > count;
  const showMore = () => {
    setCount(count + ROWS_STEP);
    if (!isLoaded) more?.onLoad();
  };
  const isLoading = !isLoaded && more?.isLoading === true;
  return (
    <>
      {children(rows.slice(0, count))}
      {(isLoaded || more !== null) && (
        <>
          <QuietButton size="3" isPending={isLoading} onPress={showMore}>
            Show more
          </QuietButton>
          <InlineStatus tone="failed">
            {!isLoaded && !isLoading && more?.hasFailed && "Couldn't load more. Please try again."}
          </InlineStatus>
        </>
      )}
    </>
  );
}
