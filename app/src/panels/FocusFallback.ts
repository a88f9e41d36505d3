import { useEffect } from 'react';

const focusTargets = () =>
  document.querySelectorAll<HTMLElement>('main h1[tabindex], [role=dialog], [role=alertdialog]');

/**
 * Moves the focus to the topmost dialog or the screen's title when the focused element is removed and nothing else takes
 * the focus within two frames.
 */
export function FocusFallback() {
  useEffect(() => {
    let last: EventTarget | null = document.activeElement;
    let frame = 0;
    const isFocusLost = () => last instanceof Node && !last.isConnected && document.activeElement === document.body;
    const restore = () => {
      frame = 0;
      if (isFocusLost()) [...focusTargets()].at(-1)?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (frame === 0 && isFocusLost()) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(restore)));
    });
    const onFocusIn = ({ target }: FocusEvent) => void (last = target);
    // Clicking the background drops the focus on purpose; a removed element is disconnected a moment later.
    const onFocusOut = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        const isConnected = target instanceof Node && target.isConnected;
        if (isConnected && target === last && target !== document.activeElement) last = null;
      });
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, []);
  return null;
}
