import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot, type RootOptions } from 'react-dom/client';
import type { Answers } from './pageAnswers.ts';
import { seedAnswers } from './seedQueryCache.ts';
import { setGameClock } from './services/clock.ts';
import { hydrated, setRenderedPage } from './services/renderedPage.ts';

/** Prepares the first render to be the same as the server's. */
export function repeatServerRender(client: QueryClient, answers: Answers, match?: string): void {
  if (answers.isGameTime) setGameClock(answers.at.toISOString());
  seedAnswers(client, answers, match);
  setRenderedPage(answers);
}

/** Takes over the page that the server has rendered, in slices, so that it stays responsive. */
export function hydrate(container: HTMLElement, app: ReactNode, options: RootOptions): void {
  startTransition(() => {
    hydrateRoot(container, app, options);
  });
  // Presses the button again that was pressed before there were listeners. React adds its own here, which handle all
  // later presses, also those on what isn't hydrated yet.
  const button = globalThis.takeEarlyPress?.();
  void hydrated.then(() => button?.click());
}

declare global {
  /** Set by public/presses.js on pages that the server has rendered. */
  var takeEarlyPress: (() => HTMLElement | null) | undefined;
}
