import { useEffect } from 'react';

/**
 * For what may go together with that which opened it, as logging in takes the button away: the focus that is nobody's
 * then goes to the screen's title (RELIABILITY.md I10, X30).
 */
export function useRestoreFocus(): void {
  useEffect(
    () => () => {
      // Whoever gives the focus back does so in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(inherit));
    },
    [],
  );
}

function inherit() {
  if (document.activeElement !== document.body) return;
  const heir = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  heir?.focus({ preventScroll: true });
}
