import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { focusDialogTitle } from '../primitives/focus/focusDialogTitle.ts';

type FocusedControl = { element: Element; row: HTMLElement | null };

/** Returns props for a container. When its focused button is removed, focus moves to the next row's button or the title. */
export function useNextRowFocus<Container extends HTMLElement>() {
  const ref = useRef<Container>(null);
  const focused = useRef<FocusedControl | null>(null);
  useLayoutEffect(() => {
    const removed = focused.current;
    if (!removed || removed.element.isConnected) return;
    focused.current = null;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const next = removed.row && buttonAfter(ref.current, removed.row);
    if (next) next.focus();
    else focusDialogTitle(ref.current);
  });
  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = { element: target, row: target.closest<HTMLElement>('[data-index]') };
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}

function buttonAfter(container: HTMLElement | null, row: HTMLElement) {
  const rows = [...(container?.querySelectorAll<HTMLElement>('[data-index]') ?? [])];
  const later = rows.filter(({ dataset }) => Number(dataset.index) > Number(row.dataset.index));
  return later.map((laterRow) => laterRow.querySelector('button')).find((button) => button !== null);
}
