import { HttpError } from '../../platform/http/http-error.ts';

/** Lookalikes of the letters in SYSTEM and SYSTERN that NFKD normalization doesn't change. */
const LOOKALIKES: Record<string, string> = {
  s: 'sѕտꜱꮪꓢƽ5$§🅢🆂🇸',
  y: 'yуүұυγʏꭹꓬყỿ¥🅨🆈🇾',
  t: 'tтτᴛꭲꓔ7†🅣🆃🇹',
  e: 'eеєεᴇꭼꓰ3℮ҽ🅔🅴🇪',
  m: 'mмμᴍꮇꓟʍɱ🅜🅼🇲',
  r: 'r🅡🆁🇷',
  n: 'n🅝🅽🇳',
};
/** The letters of the word, and of one that looks like it: r and n for m. */
const SPELLINGS = ['system', 'systern'].map((word) =>
  Array.from(word, (letter) => new RegExp(`^[${LOOKALIKES[letter]}]$`, 'iu')),
);
/** Letters, also those in circles, boxes and flags, and digits. */
const WORD = /^[\p{L}\p{N}\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]$/u;
const BRACKET = /^\p{Ps}$/u;
const LINE_BREAK = /^[\n\r\u2028\u2029]$/;

/**
 * Returns whether the first word of any line is SYSTEM, after any opening bracket except ( and {. Some lookalikes, such as
 * $, may also stand between letters, and a regular expression would try every reading: a hundred of them would block the
 * server for seconds. This reads the text once.
 */
function hasSystemLine(text: string): boolean {
  return SPELLINGS.some((letters) => {
    let isBeforeBracket = true;
    /** The number of letters read so far, in any reading. */
    let counts = new Set<number>();
    for (const char of text) {
      const isWord = WORD.test(char);
      if (!isWord && counts.has(letters.length)) return true;
      const next = new Set<number>();
      for (const count of counts) {
        if (!isWord) next.add(count);
        if (letters[count]?.test(char)) next.add(count + 1);
      }
      if (isBeforeBracket && BRACKET.test(char) && char !== '(' && char !== '{') next.add(0);
      isBeforeBracket = LINE_BREAK.test(char) || (isBeforeBracket && !isWord && !BRACKET.test(char));
      counts = next;
    }
    return counts.has(letters.length);
  });
}

/** Rejects with 400 a text in which any line imitates the game's own messages, '[SYSTEM] text'. */
export function rejectSystemPrefix(text: string): void {
  const plain = text.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
  if (hasSystemLine(plain))
    throw new HttpError(400, "Lines can't start with [SYSTEM]. It's reserved for game messages.");
}
