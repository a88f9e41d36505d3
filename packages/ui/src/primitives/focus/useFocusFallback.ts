import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Returns props for a focusable container. It takes focus when the focused element inside it is removed, such as a
 * "Try again" button when it is pressed.
 */
export function useFocusFallback<Container extends HTMLElement>() {
  const ref = useRef<Container>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    // Another element may have focus by now: rows of a long list are also removed when scrolled out of view.
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
