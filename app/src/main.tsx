// First, so that its requests start before the rest of the bundle is evaluated.
import { preloadedResponses } from './preloadedResponses.ts';
import '@machine/ui/theme.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createQueryClient } from './queries/client.ts';
import { rootOptions } from './reporting/rootOptions.ts';
import { seedQueryCache } from './seedQueryCache.ts';
import { nextTask } from './services/nextTask.ts';

const root = document.getElementById('root');
if (!root) throw new Error('Missing #root element.');

async function start(container: HTMLElement): Promise<void> {
  // Only for `npm run dev:mocked`; production builds drop this branch.
  if (import.meta.env.MODE === 'mocked') {
    const { startMocked } = await import('./mocked/startMocked.ts');
    if (!(await startMocked())) return;
  }
  const client = createQueryClient();
  if (preloadedResponses) await seedQueryCache(client, preloadedResponses);
  // Evaluating the modules and rendering would otherwise block the page in one long task.
  await nextTask();
  const reactRoot = createRoot(
    container,
    rootOptions(() => import('./reporting/reporter.ts')),
  );
  startTransition(() =>
    reactRoot.render(
      <StrictMode>
        <App client={client} />
      </StrictMode>,
    ),
  );
}

void start(root);
