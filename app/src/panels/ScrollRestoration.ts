import { useScrollRestoration } from '../hooks/useScrollRestoration.ts';

/** Nothing to see: remembers how far each page was scrolled. */
export function ScrollRestoration() {
  useScrollRestoration();
  return null;
}
