import { useEffect } from 'react';

/**
 * Moves lost focus to the screen's title when the component unmounts. Needed where the element that opened it is gone
 * too: logging in, for example, removes the "Log in" button.
 */
export function useRestoreFocus(): void {
  useEffect(
    () => () => {
      // React Aria restores focus in the next frame, so this runs one frame later.
      requestAnimationFrame(() => requestAnimationFrame(focusTitleIfLost));
    },
    [],
  );
}

function focusTitleIfLost() {
  if (document.activeElement !== document.body) return;
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  target?.focus({ preventScroll: true });
}
