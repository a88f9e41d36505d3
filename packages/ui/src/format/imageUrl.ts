/** A base that cannot exist. A value that resolves to another origin is not a path. */
const BASE = 'https://base.invalid';
/** The URL parser drops some of these characters and reads a backslash as a slash. */
const UNSAFE = /[\s\\\p{C}]/u;

/**
 * Returns a user-provided image URL if it is safe to load: a path on our own origin, or an `https:` URL without
 * credentials. Returns null otherwise.
 */
export function imageUrl(value: string | null): string | null {
  if (!value || UNSAFE.test(value) || !URL.canParse(value, BASE)) return null;
  const url = new URL(value, BASE);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  if (url.origin === BASE) return value.startsWith('/') ? value : null;
  return /^https:\/\//i.test(value) ? url.href : null;
}
