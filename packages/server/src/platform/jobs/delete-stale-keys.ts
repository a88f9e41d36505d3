/** Deletes every key that isn't the id of a current item, so that in-memory state doesn't grow forever. */
export function deleteStaleKeys(
  collection: Set<string> | Map<string, unknown>,
  current: readonly { id: string }[],
): void {
  const ids = new Set(current.map(({ id }) => id));
  for (const key of collection.keys()) if (!ids.has(key)) collection.delete(key);
}
