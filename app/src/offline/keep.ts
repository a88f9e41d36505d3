/** Where app/vite/worker.ts puts it. */
const WORKER = '/worker.js';

type Policies = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown };

/**
 * Lets the browser keep the product's files, so that it opens without a network. The page's policy trusts no script
 * address but this one (RELIABILITY.md S2). Only the built page: mocked worlds have a worker of their own.
 */
export function keepFiles(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { trustedTypes } = window as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', { createScriptURL: (url) => (url === WORKER ? url : null) });
  // Without it the page works as before, but for a start without a network.
  navigator.serviceWorker.register(WORKER).catch((error: unknown) => console.warn(error));
}
