import { useEffect, useState } from 'react';
import { createTooltips } from '../services/tooltips.ts';

const TARGET = '[data-tooltip]';

/** Returns what a tooltip explains where the pointer is. The link of a row covers the texts of the row. */
function targetAt({ target, clientX, clientY }: PointerEvent): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const row = target.matches('a') && target.closest('article, li');
  const isCovered = (each: Element) => row && row.contains(each) && each.matches(TARGET);
  const covered = row ? document.elementsFromPoint(clientX, clientY).find(isCovered) : null;
  return (covered as HTMLElement | null | undefined) ?? target.closest<HTMLElement>(TARGET);
}

/** Follows the mouse and the keyboard from the start. `isUsed`: one of them is in use, and tooltips have to be loaded. */
export function useTooltips() {
  const [{ store, enter }] = useState(createTooltips<HTMLElement>);
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const onPointer = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      setIsUsed(true);
      enter(targetAt(event));
    };
    const onFocus = ({ target }: FocusEvent) => {
      const focused = target instanceof Element && target.matches(':focus-visible') ? target : null;
      if (focused) setIsUsed(true);
      enter(focused?.closest<HTMLElement>(TARGET) ?? null);
    };
    const leave = () => enter(null);
    document.addEventListener('pointerover', onPointer, { signal });
    document.addEventListener('pointermove', onPointer, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('keydown', leave, { signal });
    return () => {
      leave();
      listeners.abort();
    };
  }, [enter]);
  return { store, isUsed };
}
