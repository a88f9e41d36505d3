import type { UserRow } from '@machine/contract';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { focusDialogTitle } from '../primitives/focusDialogTitle.ts';

/**
 * Watches a list whose rows go after a press on their button. The one who left is told, and a focus that went with
 * the row goes on to the next row's button, else to the dialog's title (RELIABILITY.md X43).
 */
export function useLeavers(bodyRef: RefObject<HTMLElement | null>, people: readonly UserRow[] | null) {
  const asked = useRef(new Set<string>());
  const before = useRef<readonly UserRow[]>([]);
  const [left, setLeft] = useState<UserRow | null>(null);

  useLayoutEffect(() => {
    if (!people) return;
    const rows = before.current;
    before.current = people;
    const stays = new Set(people.map(({ id }) => id));
    const index = rows.findLastIndex(({ id }) => asked.current.has(id) && !stays.has(id));
    const leaver = rows[index];
    if (!leaver) return;
    asked.current.delete(leaver.id);
    setLeft(leaver);
    if (!isFocusLost()) return;
    // By id: a list that was asked for anew has other objects in it.
    const next = rows.slice(index).find(({ id }) => stays.has(id))?.id;
    const button =
      next &&
      buttonAt(
        bodyRef.current,
        people.findIndex(({ id }) => id === next),
      );
    if (button) button.focus();
    else focusDialogTitle(bodyRef.current);
  }, [people, bodyRef]);

  return { left, onAsk: ({ id }: UserRow) => void asked.current.add(id) };
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

const buttonAt = (body: HTMLElement | null, index: number) =>
  body?.querySelector<HTMLElement>(`[data-index="${index}"] button`);
