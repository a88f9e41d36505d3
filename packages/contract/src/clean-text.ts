import * as z from 'zod/mini';

/**
 * Matches tag characters, bidirectional controls, and control characters except line breaks. The capture group keeps
 * the flags of England, Scotland and Wales, the only emoji in use that contain tag characters.
 */
const STRIPPED =
  /(\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F})|[\u{E0000}-\u{E007F}\p{Bidi_Control}]|[^\P{Cc}\n]/gu;
/** Matches a character that is visible on its own. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;

/**
 * Normalizes text for storage and length checks: NFC, well-formed, trimmed, and without the characters `STRIPPED`
 * matches. Keeps joiners, which emoji and Persian need. Returns '' when nothing visible is left.
 */
export function cleanText(input: string): string {
  const text = input.toWellFormed().normalize('NFC').replaceAll('\t', ' ').replace(STRIPPED, '$1').trim();
  return VISIBLE.test(text) ? text : '';
}

/** The text of a message, cleaned and not empty. */
/* @__NO_SIDE_EFFECTS__ */
export const messageText = (max: number) =>
  z
    .string()
    .check(
      z.overwrite(cleanText),
      z.minLength(1, 'Write something first.'),
      z.maxLength(max, `At most ${max} characters.`),
    );
