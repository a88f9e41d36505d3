import { useEffect, useRef } from 'react';

/** Focuses the title on mount, for a screen that replaces a form that had focus. */
export function useTitleFocus<Screen extends HTMLElement>() {
  const ref = useRef<Screen>(null);
  useEffect(() => ref.current?.querySelector<HTMLElement>('h1')?.focus(), []);
  return ref;
}
