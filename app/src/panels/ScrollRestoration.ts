import { useScrollRestoration } from '../hooks/useScrollRestoration.ts';

/** Restores scroll positions; renders nothing. */
export function ScrollRestoration() {
  useScrollRestoration();
  return null;
}
