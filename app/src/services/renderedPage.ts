/** Values that the server renders the page with. The first render in the browser has to repeat it. */
export type RenderedPage = { at: Date | null };

let page: RenderedPage | null = null;

/** Sets what the next render has to show, on the server and before the page is hydrated. */
export function setRenderedPage(rendered: RenderedPage | null): void {
  page = rendered;
}

export const isRendered = (): boolean => page !== null;

/** The time on the rendered page until it has been hydrated; null from then on. */
export const renderedAt = (): Date | null => page?.at ?? null;

export function forgetRenderedAt(): void {
  if (page) page = { ...page, at: null };
}

let resolveHydrated = () => {};

/** Resolves when a screen has been hydrated or rendered for the first time. */
export const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve;
});

export const setHydrated = (): void => resolveHydrated();
