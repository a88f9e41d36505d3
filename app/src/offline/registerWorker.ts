/** Emitted by app/vite/serviceWorker.ts. */
const WORKER = '/worker.js';

type Policies = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown };

/**
 * Registers the service worker that caches the app for offline use. The trusted types policy allows only this script
 * URL. Skipped in builds without the worker, such as the mocked mode, which has its own, and Storybook.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.HAS_WORKER || !('serviceWorker' in navigator)) return;
  const { trustedTypes } = window as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', { createScriptURL: (url) => (url === WORKER ? url : null) });
  // Without it, only offline start is missing.
  navigator.serviceWorker.register(WORKER).catch((error: unknown) => console.warn(error));
}
