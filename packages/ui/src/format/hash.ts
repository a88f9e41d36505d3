import { HASH_SHOWN } from '@machine/contract';

/** A content hash by its head and tail (SPEC.md §9), "9f2c51…2c3"; a short one as given. */
export function shortHash(hash: string): string {
  const signs = [...hash];
  if (signs.length < HASH_SHOWN.minLength) return hash;
  return `${signs.slice(0, HASH_SHOWN.head).join('')}…${signs.slice(-HASH_SHOWN.tail).join('')}`;
}
