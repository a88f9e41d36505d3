import type { Observed } from '../observation.ts';

/**
 * Puts the pages of an answer together: one list of injuries, and each match once. A match on two pages, as at the border
 * of two periods, counts as the later page says.
 */
export function mergePages(pages: readonly (readonly Observed[])[]): Observed[] {
  const merged = new Map<string, Observed>();
  const problems: Observed[] = [];
  for (const observed of pages.flat()) {
    const { sourceId, value } = observed;
    const earlier = merged.get(sourceId)?.value;
    if (sourceId === 'page') problems.push(observed);
    else if (value.kind === 'injuries' && earlier?.kind === 'injuries') {
      merged.set(sourceId, { sourceId, value: { ...value, injuries: [...earlier.injuries, ...value.injuries] } });
    } else merged.set(sourceId, observed);
  }
  return [...merged.values(), ...problems];
}
