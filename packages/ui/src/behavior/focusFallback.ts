/** Props for a container that takes the focus when the focused element in it is removed. See "Focus" in docs/architecture.md. */
export const focusFallback = { 'data-focus-fallback': true, tabIndex: -1 };

const FALLBACKS = '[data-focus-fallback], h1[tabindex], [role$="dialog"] h2';

type Focused = { element: HTMLElement; ancestors: Element[] };

/** Keeps the focus on the page when the focused element is removed. Installed by `AppRoot`; returns its removal. */
export function keepFocus(): () => void {
  let focused: Focused | null = null;

  // Only the children of the focused element's ancestors: not everything on the page.
  const observer = new MutationObserver(() => {
    if (!focused || focused.element.isConnected || !isFocusLost()) return;
    const lost = focused;
    focused = null;
    observer.disconnect();
    moveFocus(lost);
  });
  const onFocusIn = ({ target }: FocusEvent) => {
    observer.disconnect();
    focused = target instanceof HTMLElement ? { element: target, ancestors: ancestorsOf(target) } : null;
    for (const ancestor of focused?.ancestors ?? []) observer.observe(ancestor, { childList: true });
  };
  const onFocusOut = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      // A press on the background drops the focus on purpose. A removed element is no longer connected here, and a
      // dialog that opens makes what is behind it inert, before it takes the focus.
      if (focused?.element === target && isFocusable(focused.element) && isFocusLost()) focused = null;
    });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
  };
}

const isFocusable = (element: Element) => element.isConnected && !element.closest('[inert]');

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

function ancestorsOf(element: Element): Element[] {
  const ancestors: Element[] = [];
  for (let next = element.parentElement; next; next = next.parentElement) ancestors.push(next);
  return ancestors;
}

function moveFocus({ ancestors }: Focused): void {
  const remaining = ancestors.find(({ isConnected }) => isConnected) ?? document.body;
  const focusNearest = () => {
    if (!isFocusLost()) return;
    const next = nextRowButton(ancestors, remaining);
    if (next) next.focus();
    else focusFallbackNear(remaining);
  };
  // When an overlay closes, React Aria returns the focus to what opened it, in the next frame.
  if (remaining.matches('[data-overlays]')) requestAnimationFrame(() => requestAnimationFrame(focusNearest));
  else focusNearest();
}

/** Returns the button of the next row, if the removed element was in a row of a list. */
function nextRowButton(ancestors: Element[], list: Element): HTMLElement | undefined {
  const row = ancestors.find((each) => each instanceof HTMLElement && each.dataset.index !== undefined);
  if (!(row instanceof HTMLElement)) return undefined;
  // If the row itself was removed, the next row has its index now.
  const start = Number(row.dataset.index) + (row.isConnected ? 1 : 0);
  const container = row.isConnected ? row.parentElement : list;
  return [...(container?.querySelectorAll<HTMLElement>('[data-index]') ?? [])]
    .filter(({ dataset }) => Number(dataset.index) >= start)
    .flatMap((each) => each.querySelector('button') ?? [])[0];
}

/** Focuses the nearest marked container, dialog title or screen title. */
function focusFallbackNear(start: Element): void {
  for (let near: Element | null = start; near; near = near.parentElement) {
    const fallback = near.matches(FALLBACKS) ? near : near.querySelector(FALLBACKS);
    if (!(fallback instanceof HTMLElement)) continue;
    if (!fallback.hasAttribute('tabindex')) fallback.tabIndex = -1;
    fallback.focus({ preventScroll: true });
    return;
  }
  document.querySelector('main')?.focus({ preventScroll: true });
}
