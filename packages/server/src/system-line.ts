import { HttpError } from './http/http-error.ts';

/** Look-alikes of the letters in SYSTEM that compatibility normalization (NFKD) leaves alone. */
const LOOKALIKES: Record<string, string> = {
  s: 'sѕտꜱꮪꓢƽ5$§',
  y: 'yуүұυγʏꭹꓬყỿ¥',
  t: 'tтτᴛꭲꓔ7†',
  e: 'eеєεᴇꭼꓰ3℮ҽ',
  m: 'mмμᴍꮇꓟʍɱ',
};
const NO_WORD = String.raw`[^\p{L}\p{N}]*`;
const letters = Array.from('system', (letter) =>
  letter === 'm' ? `(?:rn|[${LOOKALIKES.m}])` : `[${LOOKALIKES[letter]}]`,
);
/** Matches a line whose first word is SYSTEM after an opening bracket of any kind except ( and {. */
const SYSTEM = new RegExp(
  String.raw`^(?:(?!\p{Ps})[^\p{L}\p{N}\n])*(?![({])\p{Ps}${NO_WORD}${letters.join(NO_WORD)}(?![\p{L}\p{N}])`,
  'imu',
);

/** Boxed and circled letters that NFKD leaves alone; below, where each alphabet begins. */
const BOXED = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu;
const ALPHABETS = [0x1f1e6, 0x1f170, 0x1f150];

function letterIn(boxed: string): string {
  const code = boxed.codePointAt(0) ?? 0;
  const first = ALPHABETS.find((start) => start <= code) ?? code;
  return String.fromCharCode('a'.charCodeAt(0) + code - first);
}

/** Throws an `HttpError` (400) for a text in which a line looks like one that the game itself writes: '[SYSTEM] text'. */
export function refuseSystemLine(text: string): void {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(BOXED, letterIn);
  if (SYSTEM.test(plain))
    throw new HttpError(400, 'A line can’t begin with [SYSTEM]: that is for the game’s own messages.');
}
