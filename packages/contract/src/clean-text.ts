/**
 * Tag characters, marks that turn the direction of text, and control characters but line breaks. In front, to be kept:
 * the flags of England, Scotland and Wales, the only emoji in use that have tag characters in them.
 */
const STRIPPED =
  /(\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F})|[\u{E0000}-\u{E007F}\p{Bidi_Control}]|[^\P{Cc}\n]/gu;
/** Anything but spaces, combining marks and what no font draws. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;

/**
 * Returns a text as it is stored and counted: composed (NFC), without half characters and without what `STRIPPED`
 * names. Joiners stay: emoji and Persian need them. Returns '' when nothing visible is left.
 */
export function cleanText(written: string): string {
  const text = written.toWellFormed().normalize('NFC').replaceAll('\t', ' ').replace(STRIPPED, '$1').trim();
  return VISIBLE.test(text) ? text : '';
}
