/** Presses Escape where the focus is. */
export function pressEscape(): void {
  const target = document.activeElement ?? document.body;
  for (const type of ['keydown', 'keyup'])
    target.dispatchEvent(new KeyboardEvent(type, { key: 'Escape', bubbles: true, cancelable: true }));
}

/** Sets the value of a field as typing does. Bypasses React's setter so that it sees the change. */
export function typeInto(element: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  element.focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text);
  element.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
