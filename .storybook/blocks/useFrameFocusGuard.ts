import { useEffect } from 'react';

/**
 * Returns focus to the page when a script in a thumbnail frame takes it. The frames are inert for users, but some
 * stories focus an element on load.
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
    const restore = () => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLIFrameElement)) return;
      if (last?.isConnected) last.focus({ preventScroll: true });
      else activeElement.blur();
    };
    document.addEventListener('pointerdown', forget);
    document.addEventListener('focusin', remember);
    window.addEventListener('blur', restore);
    return () => {
      document.removeEventListener('pointerdown', forget);
      document.removeEventListener('focusin', remember);
      window.removeEventListener('blur', restore);
    };
  }, []);
}
