import '@machine/ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const mount = () =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

// Only `npm run dev:mocked` knows this branch: a build drops it.
if (import.meta.env.MODE === 'mocked') void import('./mocked/start.ts').then(({ start }) => start()).then(mount);
else mount();
