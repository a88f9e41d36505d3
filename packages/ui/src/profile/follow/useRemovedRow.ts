import type { UserRow } from '@machine/contract';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { focusDialogTitle } from '../../primitives/focus/focusDialogTitle.ts';

/**
 * Returns the last user the viewer removed from the list. If the focus was in the removed row, moves it to the next
 * row's button, or to the dialog title if there is none.
 */
export function useRemovedRow(bodyRef: RefObject<HTMLElement | null>, users: readonly UserRow[] | null) {
  const pending = useRef(new Set<string>());
  const previous = useRef<readonly UserRow[]>([]);
  const [removed, setRemoved] = useState<UserRow | null>(null);

  useLayoutEffect(() => {
    if (!users) return;
    const rows = previous.current;
    previous.current = users;
    const remaining = new Set(users.map(({ id }) => id));
    const index = rows.findLastIndex(({ id }) => pending.current.has(id) && !remaining.has(id));
    const row = rows[index];
    if (!row) return;
    pending.current.delete(row.id);
    setRemoved(row);
    if (!isFocusLost()) return;
    // Compare by id: a refetched list contains new objects.
    const next = rows.slice(index).find(({ id }) => remaining.has(id))?.id;
    const button =
      next &&
      buttonAt(
        bodyRef.current,
        users.findIndex(({ id }) => id === next),
      );
    if (button) button.focus();
    else focusDialogTitle(bodyRef.current);
  }, [users, bodyRef]);

  return { removed, expectRemoval: ({ id }: UserRow) => void pending.current.add(id) };
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

const buttonAt = (body: HTMLElement | null, index: number) =>
  body?.querySelector<HTMLElement>(`[data-index="${index}"] button`);
