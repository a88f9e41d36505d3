/** The characters that the fonts of the pictures have: Latin, Cyrillic and common punctuation. */
const HAS_GLYPH =
  /^[\u0020-\u007E\u00A1-\u017F\u0218-\u021B\u0400-\u045F\u2013\u2014\u2018-\u201E\u2022\u2026\u20AC\u2122\u2212]+$/u;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Returns a text with a question mark for every character that the fonts don't have, such as an emoji, so that nothing
 * is drawn as an empty box or from right to left. Drops invisible characters, and cuts texts that are longer than `max`.
 */
export function drawable(text: string, max = 40): string {
  const graphemes = Array.from(segmenter.segment(text.toWellFormed().normalize('NFC')), ({ segment }) =>
    glyphOf(segment),
  );
  const shown = Array.from(graphemes.join('').replaceAll(/ +/g, ' ').trim());
  return shown.length > max ? `${shown.slice(0, max - 1).join('')}…` : shown.join('');
}

function glyphOf(grapheme: string): string {
  if (/^[\p{C}\p{Z}]+$/u.test(grapheme)) return ' ';
  return HAS_GLYPH.test(grapheme) ? grapheme : '?';
}
