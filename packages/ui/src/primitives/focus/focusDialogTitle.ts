/** Focuses the title of the dialog that contains `inside`, as a last resort when the focused element was removed. */
export function focusDialogTitle(inside: Element | null) {
  const title = inside?.closest('[role="dialog"]')?.querySelector<HTMLElement>('h2');
  if (!title) return;
  title.tabIndex = -1;
  title.focus();
}
