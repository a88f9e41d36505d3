/** Unicode bidi controls, with which a name could reverse the text that follows it. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Removes Unicode bidi controls. */
export const stripBidiControls = (text: string) => text.replace(BIDI_CONTROLS, '');

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Truncates between grapheme clusters, never inside an emoji. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.length > max) break;
    end = index + segment.length;
  }
  return `${text.slice(0, end)}…`;
}
