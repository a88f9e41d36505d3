/** Random, and to be had on any origin, unlike `randomUUID`. */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join('-');

/**
 * Returns a way to name requests: by the same key for as long as their body stays the same, so that sending one again
 * after a lost answer does nothing twice. Only in memory: a body may hold a password.
 */
export function createIdempotencyKeys(): (body: unknown) => string {
  let last: { text: string; key: string } | undefined;
  return (body) => {
    const text = JSON.stringify(body);
    if (last?.text !== text) last = { text, key: randomKey() };
    return last.key;
  };
}
