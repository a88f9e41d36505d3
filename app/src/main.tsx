// First, so that its requests start before the rest of the bundle is evaluated.
import { answers, game, match, preloadedResponses } from './preloadedResponses.ts';
import '@machine/ui/theme.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { hydrate, repeatServerRender } from './hydrate.ts';
import { createQueryClient } from './queries/client.ts';
import { rootOptions } from './reporting/rootOptions.ts';
import { seedGame, seedQueryCache } from './seedQueryCache.ts';
import { wait } from './services/wait.ts';
import { allowTrustedTypes } from './trustedTypes.ts';

const root = document.getElementById('root');
if (!root) throw new Error('Missing #root element.');

async function start(container: HTMLElement): Promise<void> {
  allowTrustedTypes();
  const client = createQueryClient();
  // Only for `npm run dev:mocked`; production builds drop this branch.
  if (import.meta.env.MODE === 'mocked') {
    const { startMocked } = await import('./mocked/startMocked.ts');
    await startMocked(client);
  }
  if (game !== undefined) seedGame(client, game);
  // A server without additions takes no reports.
  const options = game === null ? {} : rootOptions(() => import('./reporting/reporter.ts'));
  const app = (
    <StrictMode>
      <App client={client} />
    </StrictMode>
  );
  if (answers) repeatServerRender(client, answers, match);
  const seeding = preloadedResponses && seedQueryCache(client, preloadedResponses, answers !== null);
  if (!answers) await seeding;
  // Evaluating the modules and rendering would otherwise block the page, its painting and its input in one long task.
  await (window.scheduler?.yield?.() ?? wait(0));
  if (answers) return hydrate(container, app, options);
  startTransition(() => createRoot(container, options).render(app));
}

void start(root);
