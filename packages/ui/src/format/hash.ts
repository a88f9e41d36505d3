import { HASH_SHOWN } from '@machine/contract/constants.ts';

/** Shortens a content hash to its head and tail, "9f2c51…2c3". Short hashes are returned unchanged. */
export function shortHash(hash: string): string {
  const characters = [...hash];
  if (characters.length < HASH_SHOWN.minLength) return hash;
  return `${characters.slice(0, HASH_SHOWN.head).join('')}…${characters.slice(-HASH_SHOWN.tail).join('')}`;
}
