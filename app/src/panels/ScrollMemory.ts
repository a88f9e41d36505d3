import { useScrollMemory } from '../hooks/useScrollMemory.ts';

/** Nothing to see: remembers how far each page was scrolled. */
export function ScrollMemory() {
  useScrollMemory();
  return null;
}
