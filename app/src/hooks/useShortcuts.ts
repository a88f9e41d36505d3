import { useEffect } from 'react';

/** Elements in which keys have another meaning: they are typed, or choose an entry. */
const TYPING = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox]';
/** The last one is the button of a panel that is still loading: what is typed is meant for its search field. */
const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu], [aria-haspopup][aria-expanded=true]';

/** Presses the button whose `aria-keyshortcuts` is the pressed key. Nothing happens without such a button. */
export function useShortcuts(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', pressButton);
    return () => document.removeEventListener('keydown', pressButton);
  }, [isOn]);
}

function pressButton(event: KeyboardEvent): void {
  const { key, target, repeat, isComposing, defaultPrevented } = event;
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  if (hasModifier || repeat || isComposing || defaultPrevented || !/^[a-z]$/i.test(key)) return;
  if (target instanceof Element && target.closest(TYPING)) return;
  if (document.querySelector(OVERLAYS)) return;
  const button = document.querySelector<HTMLElement>(`main [aria-keyshortcuts="${key.toUpperCase()}"]`);
  // Focused, so that the focus moves on as after any other press.
  button?.focus();
  button?.click();
}
