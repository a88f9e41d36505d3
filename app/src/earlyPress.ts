import { hydrated } from './services/renderedPage.ts';

declare global {
  /** Set by public/presses.js on pages that the server has rendered. */
  var takeEarlyPress: (() => HTMLElement | null) | undefined;
}

/**
 * Presses the button again that was pressed before there were listeners. Called when React adds its own, which handle
 * all later presses, also those on what isn't hydrated yet.
 */
export function repeatEarlyPress(): void {
  const button = globalThis.takeEarlyPress?.();
  void hydrated.then(() => button?.click());
}
