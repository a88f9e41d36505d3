import { useEffect, useRef } from 'react';

/** For what stands where a form was, which had the focus and is gone: its title takes it. */
export function useTitleFocus<Screen extends HTMLElement>() {
  const ref = useRef<Screen>(null);
  useEffect(() => ref.current?.querySelector<HTMLElement>('h1')?.focus(), []);
  return ref;
}
