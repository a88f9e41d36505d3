/** An origin that no server has: a path that leaves it is no path. */
const NOWHERE = 'https://nowhere.invalid';
/** The parser of URLs drops some of these, and reads a backslash as a slash. */
const ODD = /[\s\\\p{C}]/u;

/**
 * The address of a picture that somebody else chose, when it may be asked for: a path of our own origin, or `https:`
 * without a user in front of the host (RELIABILITY.md R14, S5). Else null.
 */
export function imageUrl(value: string | null): string | null {
  if (!value || ODD.test(value) || !URL.canParse(value, NOWHERE)) return null;
  const url = new URL(value, NOWHERE);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  if (url.origin === NOWHERE) return value.startsWith('/') ? value : null;
  return /^https:\/\//i.test(value) ? url.href : null;
}
