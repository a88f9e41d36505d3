/** The last place to go when what had the focus is gone: the title of the dialog that `inside` stands in. */
export function focusDialogTitle(inside: Element | null) {
  const title = inside?.closest('[role="dialog"]')?.querySelector<HTMLElement>('h2');
  if (!title) return;
  title.tabIndex = -1;
  title.focus();
}
