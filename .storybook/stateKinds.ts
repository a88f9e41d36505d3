/**
 * The kinds of states that the sidebar filters by. A story is of a kind if the pattern matches its name or the id of a
 * state it shows, both in lower case with spaces between the words.
 */
const KINDS: Readonly<Record<string, RegExp>> = {
  ready: /\bready\b/,
  loading: /\b(loading|skeleton|searching|connecting)\b/,
  saving: /\b(saving|sending|submitting|marking|pending|busy)\b/,
  empty: /\b(empty|nothing|no results)\b/,
  failed: /\b(fail(ed|ure|s)?|error|silent|500)\b/,
  '401': /\b(unauthorized|401)\b/,
  offline: /\b(offline|connection down|disconnected)\b/,
  'rate-limited': /\b(rate limited|429)\b/,
  anonymous: /\b(anonymous|visitor|logged out)\b/,
  gold: /\bgold\b/,
  locked: /\blocked\b/,
  live: /\b(live|provisional)\b/,
  done: /\b(success|done|end of day)\b/,
  invalid: /\b(invalid|validation|required|mismatch)\b/,
  extreme: /\b(long|hostile|unknown|malformed|many)\b/,
  phone: /\bphone\b/,
};

const wordsOf = (text: string) => text.replaceAll('-', ' ').toLowerCase();

/** Returns the kinds of states that a story shows. */
export function kindsOf(name: string, stateIds: readonly string[]): string[] {
  const texts = [name, ...stateIds].map(wordsOf);
  return Object.keys(KINDS).filter((kind) => texts.some((text) => KINDS[kind]?.test(text)));
}
