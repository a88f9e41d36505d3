const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const WORD_END = /[\s_.\-|/]+/;
/** Characters usable as an initial: letters, digits, symbols and emoji, but no brackets, lone accents or invisible ones. */
const USABLE = /[\p{L}\p{N}\p{S}\p{Extended_Pictographic}]/u;
/** Longer grapheme clusters, such as letters with stacked accents, are cut to their base character. */
const LENGTH_MAX = 32;

/** Returns the first characters of the first two words, "MC" for mira_calls_it, or '?' if there are none. */
export function initials(name: string): string {
  const firsts = name.split(WORD_END).flatMap((word) => firstCharacter(word) ?? []);
  return firsts.slice(0, 2).join('').toLocaleUpperCase('en') || '?';
}

function firstCharacter(word: string): string | null {
  for (const { segment } of graphemes.segment(word.slice(0, LENGTH_MAX * 4)))
    if (USABLE.test(segment)) return segment.length <= LENGTH_MAX ? segment : (segment.match(USABLE)?.[0] ?? null);
  return null;
}
