import { useEffect, useRef } from 'react';
import type { Session } from '../queries/session.ts';

/**
 * When the session ends, what only players have goes away, perhaps with the focus in it: the focus goes on to the
 * screen's heading (RELIABILITY.md I10).
 */
export function useFocusWhenOut(kind: Session['kind']): void {
  const before = useRef(kind);
  useEffect(() => {
    const wasPlayer = before.current === 'player';
    before.current = kind;
    if (kind !== 'anonymous' || !wasPlayer) return;
    // A panel that closes tries first to give the focus back.
    const frame = requestAnimationFrame(() => requestAnimationFrame(focusHeadingIfLost));
    return () => cancelAnimationFrame(frame);
  }, [kind]);
}

function focusHeadingIfLost(): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
