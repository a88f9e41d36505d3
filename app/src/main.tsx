// First, so that the questions are asked before anything else is read.
import { preloadedResponses } from './preloadedResponses.ts';
import '@machine/ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createQueryClient } from './queries/client.ts';
import { rootOptions } from './reporting/rootOptions.ts';
import { seedQueryCache } from './seedQueryCache.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

async function begin(container: HTMLElement): Promise<void> {
  // Only `npm run dev:mocked` knows this branch: a build drops it.
  if (import.meta.env.MODE === 'mocked')
    await import('./mocked/startMocked.ts').then(({ startMocked }) => startMocked());
  const client = createQueryClient();
  if (preloadedResponses) await seedQueryCache(client, preloadedResponses);
  createRoot(
    container,
    rootOptions(() => import('./reporting/reporter.ts')),
  ).render(
    <StrictMode>
      <App client={client} />
    </StrictMode>,
  );
}

void begin(root);
