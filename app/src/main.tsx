// First, so that the questions are asked before anything else is read.
import { firstAnswers } from './firstQuestions.ts';
import '@machine/ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createQueryClient } from './queries/client.ts';
import { rootOptions } from './reporting/rootOptions.ts';
import { takeFirstAnswers } from './takeFirstAnswers.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

async function begin(container: HTMLElement): Promise<void> {
  // Only `npm run dev:mocked` knows this branch: a build drops it.
  if (import.meta.env.MODE === 'mocked') await import('./mocked/start.ts').then(({ start }) => start());
  const client = createQueryClient();
  if (firstAnswers) await takeFirstAnswers(client, firstAnswers);
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
