/** Removes every key that is no longer the id of a current item, so that what is remembered doesn't grow for ever. */
export function keepOnly(known: Set<string> | Map<string, unknown>, current: readonly { id: string }[]): void {
  const ids = new Set(current.map(({ id }) => id));
  for (const key of known.keys()) if (!ids.has(key)) known.delete(key);
}
