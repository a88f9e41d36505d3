import { WORKER } from '../trustedTypes.ts';

/**
 * Registers the service worker that caches the app for offline use. Skipped in builds without the worker, such as the mocked mode, which has its own, and Storybook.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.HAS_WORKER || !('serviceWorker' in navigator)) return;
  // Without it, only offline start is missing.
  navigator.serviceWorker.register(WORKER).catch((error: unknown) => console.warn(error));
}
