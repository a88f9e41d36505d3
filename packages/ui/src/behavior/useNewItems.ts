import { useEffect, useState } from 'react';
import { plural } from '../format/number.ts';

/** More new rows than this within BURST_MS are summarized instead of announced one by one. */
const BURST = 5;
const BURST_MS = 2_000;

type Batch = { lastId: string | undefined; count: number; wasScrolledUp: boolean; announcement: string };

/** Returns the announcement for rows added to the end of a list. The initial rows are not announced. */
export function useNewItems(ids: readonly string[], isAtEnd: boolean) {
  const lastId = ids.at(-1);
  const [batch, setBatch] = useState<Batch>({ lastId, count: 0, wasScrolledUp: false, announcement: '' });
  if (batch.lastId !== lastId) setBatch(addTo(batch, ids, isAtEnd));

  const isCounting = batch.count > 0;
  useEffect(() => {
    if (!isCounting) return;
    const timer = setTimeout(() => setBatch(summarize), BURST_MS);
    return () => clearTimeout(timer);
  }, [isCounting]);
  return { isBurst: batch.count > BURST, announcement: batch.announcement };
}

function addTo(batch: Batch, ids: readonly string[], isAtEnd: boolean): Batch {
  const index = batch.lastId === undefined ? -1 : ids.lastIndexOf(batch.lastId);
  const count = index < 0 ? 0 : ids.length - 1 - index;
  return {
    lastId: ids.at(-1),
    count: batch.count + count,
    wasScrolledUp: batch.wasScrolledUp || !isAtEnd,
    announcement: '',
  };
}

const summarize = ({ lastId, count, wasScrolledUp }: Batch): Batch => ({
  lastId,
  count: 0,
  wasScrolledUp: false,
  announcement: wasScrolledUp || count > BURST ? newMessages(count) : '',
});

export const newMessages = (count: number) => plural(count, 'new message');
