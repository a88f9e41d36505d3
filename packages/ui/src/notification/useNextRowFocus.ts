import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { focusDialogTitle } from '../primitives/focusDialogTitle.ts';

type Focused = { element: Element; row: HTMLElement | null };

/**
 * For what stands in the panel: when the button that had the focus goes away, the focus goes on to the next row's
 * button, else to the panel's heading (RELIABILITY.md X33, I10).
 */
export function useNextRowFocus<Body extends HTMLElement>() {
  const ref = useRef<Body>(null);
  const focused = useRef<Focused | null>(null);
  useLayoutEffect(() => {
    const lost = focused.current;
    if (!lost || lost.element.isConnected) return;
    focused.current = null;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const next = lost.row && buttonAfter(ref.current, lost.row);
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

function buttonAfter(body: HTMLElement | null, row: HTMLElement) {
  const rows = [...(body?.querySelectorAll<HTMLElement>('[data-index]') ?? [])];
  const later = rows.filter(({ dataset }) => Number(dataset.index) > Number(row.dataset.index));
  return later.map((each) => each.querySelector('button')).find((button) => button !== null);
}
