import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * For an element that can take the focus itself: it does so when what had the focus in it goes away, as a button to
 * try again does when it is pressed (RELIABILITY.md I10).
 */
export function useFocusFallback<Kept extends HTMLElement>() {
  const ref = useRef<Kept>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    // Unless somebody else has it by now: a row of a long list goes away whenever it is scrolled out of sight.
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    onFocus: (event: FocusEvent) => {
      focused.current = event.target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
