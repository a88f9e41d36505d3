const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const WORD_END = /[\s_.\-|/]+/;
/** What stands for a word: letters, digits, signs, emoji; no brackets, no bare accents, no invisible characters. */
const SEEN = /[\p{L}\p{N}\p{S}\p{Extended_Pictographic}]/u;
/** A sign with a heap of accents on it is no initial. */
const LENGTH_MAX = 32;

/** The first signs of the first two words, "MC" for mira_calls_it; an emoji stays whole; '?' when there is none. */
export function initials(name: string): string {
  const firsts = name.split(WORD_END).flatMap((word) => firstSign(word) ?? []);
  return firsts.slice(0, 2).join('').toLocaleUpperCase('en') || '?';
}

function firstSign(word: string): string | null {
  for (const { segment } of graphemes.segment(word.slice(0, LENGTH_MAX * 4)))
    if (SEEN.test(segment)) return segment.length <= LENGTH_MAX ? segment : (segment.match(SEEN)?.[0] ?? null);
  return null;
}
