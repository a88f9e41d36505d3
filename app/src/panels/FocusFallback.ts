import { useEffect } from 'react';

const places = () => document.querySelectorAll<HTMLElement>('main h1[tabindex], [role=dialog], [role=alertdialog]');

/**
 * What has the focus may go away: a button to try again, the card behind a panel. What nobody else gives a place
 * within two frames, the screen's title has then, or the dialog over it (RELIABILITY.md I10).
 */
export function FocusFallback() {
  useEffect(() => {
    let last: EventTarget | null = document.activeElement;
    let frame = 0;
    const isGone = () => last instanceof Node && !last.isConnected && document.activeElement === document.body;
    const keep = () => {
      frame = 0;
      if (isGone()) [...places()].at(-1)?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (frame === 0 && isGone()) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(keep)));
    });
    const remember = ({ target }: FocusEvent) => void (last = target);
    // Who presses on nothing wants the focus nowhere; what is being removed is gone a moment later.
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        const isThere = target instanceof Node && target.isConnected;
        if (isThere && target === last && target !== document.activeElement) last = null;
      });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
    };
  }, []);
  return null;
}
