import { HttpError } from '../../platform/http/http-error.ts';

/** Lookalikes of the letters in SYSTEM that NFKD normalization doesn't change. */
const LOOKALIKES: Record<string, string> = {
  s: 'sѕտꜱꮪꓢƽ5$§',
  y: 'yуүұυγʏꭹꓬყỿ¥',
  t: 'tтτᴛꭲꓔ7†',
  e: 'eеєεᴇꭼꓰ3℮ҽ',
  m: 'mмμᴍꮇꓟʍɱ',
};
const NON_WORD = String.raw`[^\p{L}\p{N}]*`;
const letters = Array.from('system', (letter) =>
  letter === 'm' ? `(?:rn|[${LOOKALIKES.m}])` : `[${LOOKALIKES[letter]}]`,
);
/** Matches a line whose first word is SYSTEM after any opening bracket except ( and {. */
const SYSTEM = new RegExp(
  String.raw`^(?:(?!\p{Ps})[^\p{L}\p{N}\n])*(?![({])\p{Ps}${NON_WORD}${letters.join(NON_WORD)}(?![\p{L}\p{N}])`,
  'imu',
);

/** Boxed and circled letters that NFKD doesn't change, and the first code point of each alphabet. */
const BOXED = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu;
const ALPHABETS = [0x1f1e6, 0x1f170, 0x1f150];

function letterIn(boxed: string): string {
  const code = boxed.codePointAt(0) ?? 0;
  const first = ALPHABETS.find((start) => start <= code) ?? code;
  return String.fromCharCode('a'.charCodeAt(0) + code - first);
}

/** Rejects with 400 a text in which any line imitates the game's own messages, '[SYSTEM] text'. */
export function rejectSystemPrefix(text: string): void {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(BOXED, letterIn);
  if (SYSTEM.test(plain)) throw new HttpError(400, "Lines can't start with [SYSTEM]. It's reserved for game messages.");
}
