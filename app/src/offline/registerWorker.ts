/** Where app/vite/serviceWorker.ts puts it. */
const WORKER = '/worker.js';

type Policies = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown };

/**
 * Lets the browser keep the product's files, so that it opens without a network. The page's policy trusts no script
 * address but this one (RELIABILITY.md S2). Only a page that is built with its worker: mocked worlds have one of their
 * own, and a published Storybook is a guest at its address.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.HAS_WORKER || !('serviceWorker' in navigator)) return;
  const { trustedTypes } = window as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', { createScriptURL: (url) => (url === WORKER ? url : null) });
  // Without it the page works as before, but for a start without a network.
  navigator.serviceWorker.register(WORKER).catch((error: unknown) => console.warn(error));
}
