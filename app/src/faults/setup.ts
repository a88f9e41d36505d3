import '@machine/ui/theme.css';
import { beforeAll } from 'vitest';
import { startWorker } from './worker.ts';

const slot = globalThis as { faultsWorker?: Promise<unknown> };

// One for all files of the page.
beforeAll(async () => {
  await (slot.faultsWorker ??= startWorker());
  await document.fonts.ready;
});
