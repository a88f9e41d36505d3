import { useEffect, useState } from 'react';
import { plural } from '../format/number.ts';

/** More than so many rows within so long are not read out one by one (RELIABILITY.md X37). */
const BURST = 5;
const BURST_MS = 2_000;

export type NewItems = {
  /** Many came at once: one sentence says it, and the rows are not read out. */
  isBurst: boolean;
  announcement: string;
};

type Seen = { lastId: string | undefined; count: number; wasAway: boolean; said: string };

/** What to say of rows that come at the end of a list. The ones that it begins with have not come. */
export function useNewItems(ids: readonly string[], isAtEnd: boolean): NewItems {
  const lastId = ids.at(-1);
  const [seen, setSeen] = useState<Seen>({ lastId, count: 0, wasAway: false, said: '' });
  if (seen.lastId !== lastId) setSeen(arrived(seen, ids, isAtEnd));

  const isCounting = seen.count > 0;
  useEffect(() => {
    if (!isCounting) return;
    const timer = setTimeout(() => setSeen(summedUp), BURST_MS);
    return () => clearTimeout(timer);
  }, [isCounting]);
  return { isBurst: seen.count > BURST, announcement: seen.said };
}

function arrived(seen: Seen, ids: readonly string[], isAtEnd: boolean): Seen {
  const index = seen.lastId === undefined ? -1 : ids.lastIndexOf(seen.lastId);
  const count = index < 0 ? 0 : ids.length - 1 - index;
  return { lastId: ids.at(-1), count: seen.count + count, wasAway: seen.wasAway || !isAtEnd, said: '' };
}

const summedUp = ({ lastId, count, wasAway }: Seen): Seen => ({
  lastId,
  count: 0,
  wasAway: false,
  said: wasAway || count > BURST ? newMessages(count) : '',
});

export const newMessages = (count: number) => plural(count, 'new message');
