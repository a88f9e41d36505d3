import { useState } from 'react';
import { createSingleFlight } from './singleFlight.ts';
import { useWrite, type WriteOptions } from './write.ts';

const NONE: ReadonlySet<string> = new Set();

/** A write for each row of a list. Rows are independent; each row sends one request at a time. */
export function useRowMutation<Output>(options: WriteOptions<Output, string>) {
  const [busyIds, setBusyIds] = useState(NONE);
  const [runOnce] = useState(() => createSingleFlight(setBusyIds));
  const { mutateAsync } = useWrite(options);
  return { busyIds, onAct: (id: string) => runOnce(id, () => mutateAsync(id)) };
}
