import { useScrollRestoration } from '../hooks/useScrollRestoration.ts';

/** Restores scroll positions; renders nothing. */
export default function ScrollRestoration() {
  useScrollRestoration();
  return null;
}
