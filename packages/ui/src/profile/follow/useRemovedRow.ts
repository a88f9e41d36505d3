import type { UserRow } from '@machine/contract';
import { useLayoutEffect, useRef, useState } from 'react';

/** Returns the last user the viewer removed from the list. */
export function useRemovedRow(users: readonly UserRow[] | null) {
  const pending = useRef(new Set<string>());
  const previous = useRef<readonly UserRow[]>([]);
  const [removed, setRemoved] = useState<UserRow | null>(null);

  useLayoutEffect(() => {
    if (!users) return;
    const rows = previous.current;
    previous.current = users;
    const remaining = new Set(users.map(({ id }) => id));
    const row = rows.findLast(({ id }) => pending.current.has(id) && !remaining.has(id));
    if (!row) return;
    pending.current.delete(row.id);
    setRemoved(row);
  }, [users]);

  return { removed, expectRemoval: ({ id }: UserRow) => void pending.current.add(id) };
}
