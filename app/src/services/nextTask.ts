type WindowWithScheduler = Window & { scheduler?: { yield?: () => Promise<void> } };

/** Resolves in a task of its own, so that the browser can paint and handle input in between. */
export const nextTask = (): Promise<void> =>
  (window as WindowWithScheduler).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
