/**
 * Why something is rejected, in a word.
 *
 * @typedef {'form' | 'key' | 'signer' | 'signature' | 'player' | 'match' | 'stakes' | 'hash' | 'root' | 'times' | 'late' | 'started' | 'shorter' | 'rewritten'} Reason
 */

/** Something that was checked and is wrong. Its message is a sentence for the person who checks. */
export class Rejection extends Error {
  /** @param {string} sentence @param {Reason} [reason] */
  constructor(sentence, reason = 'form') {
    super(sentence);
    this.reason = reason;
  }
}

/** @param {string} sentence @param {Reason} [reason] @returns {never} */
export function reject(sentence, reason) {
  throw new Rejection(sentence, reason);
}

const SHOWN_CHARACTERS = 60;

/**
 * Quotes a value from outside for a sentence: shortened, and with everything escaped that a terminal could obey.
 *
 * @param {unknown} value
 */
export function quote(value) {
  const text = JSON.stringify(value) ?? String(value);
  const short = text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
  return short.replaceAll(/[^\x20-\x7e…]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Writes the name of something as it stands within a sentence: "The pick" as "the pick". @param {string} what */
export const inSentence = (what) => what.replace(/^(The|A|Item|Hash)\b/, (word) => word.toLowerCase());
