import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import { FIRST_ROUND } from '../queries/prediction.ts';
import { type Connection, type Services, ServicesContext } from '../services/services.ts';
import { createStore } from '../services/store.ts';
import { createToaster } from '../services/toaster.ts';

export function createServices() {
  return {
    toaster: createToaster(),
    loginDialog: createStore(false),
    round: createStore(FIRST_ROUND),
    connection: createStore<Connection>('connecting'),
    openSocket: vi.fn<Services['openSocket']>(),
    unauthorized: vi.fn<Services['unauthorized']>(),
  } satisfies Services;
}

/** Renders a hook once, without a DOM and without effects. What it returns can be called. */
export function renderHook<Result>(client: QueryClient, services: Services, useHook: () => Result): Result {
  const results: Result[] = [];
  function Probe() {
    results.push(useHook());
    return null;
  }
  const inServices = createElement(ServicesContext, { value: services }, createElement(Probe));
  // oxlint-disable-next-line react/no-children-prop -- it is required
  renderToStaticMarkup(createElement(QueryClientProvider, { client, children: inServices }));
  return results[0] as Result;
}

/** Resolves when no query is fetching and no mutation is under way. */
export async function settled(client: QueryClient): Promise<void> {
  do {
    await new Promise(setImmediate);
  } while (client.isFetching() + client.isMutating() > 0);
}
