/** Emitted by app/vite/serviceWorker.ts. */
export const WORKER = '/worker.js';

type Rules = Record<'createScriptURL' | 'createHTML', (text: string) => string | null>;
type Policies = { createPolicy: (name: string, rules: Rules) => unknown };

/**
 * Allows what scripts of the page may turn into code: the service worker, and text without any tag, as a library sets
 * the content of a `<style>`. Everything else throws, as the policy of the page demands.
 */
export function allowTrustedTypes(): void {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url === WORKER ? url : null),
    createHTML: (html) => (html.includes('<') ? null : html),
  });
}
