/** Generates a random key; unlike `randomUUID`, works on insecure origins. */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join('-');

/**
 * Creates idempotency keys: the same key while the body stays the same, so that a retry after a lost response is not
 * applied twice. Kept only in memory, because a body may contain a password.
 */
export function createIdempotencyKeys(): (body: unknown) => string {
  let last: { text: string; key: string } | undefined;
  return (body) => {
    const text = JSON.stringify(body);
    if (last?.text !== text) last = { text, key: randomKey() };
    return last.key;
  };
}
