import { useEffect } from 'react';

/**
 * Some stories take the focus. Inert, their frames cannot be reached by hand, but a script in them can still take it
 * from this page: here it goes back at once to what had it, before another key is pressed.
 */
export function useFrameFocusGuard(): void {
  useEffect(() => {
    let last: HTMLElement | null = null;
    const forget = () => {
      last = null;
    };
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement && !(target instanceof HTMLIFrameElement) ? target : last;
    };
    const giveBack = () => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLIFrameElement)) return;
      if (last?.isConnected) last.focus({ preventScroll: true });
      else activeElement.blur();
    };
    document.addEventListener('pointerdown', forget);
    document.addEventListener('focusin', remember);
    window.addEventListener('blur', giveBack);
    return () => {
      document.removeEventListener('pointerdown', forget);
      document.removeEventListener('focusin', remember);
      window.removeEventListener('blur', giveBack);
    };
  }, []);
}
