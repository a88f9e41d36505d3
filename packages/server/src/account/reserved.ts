import { BOT_PLAYERS } from '../bot/players.ts';

/** Reserved as they are, whatever their capitals and underscores. */
const TAKEN = new Set(
  `anonymous api deleted deleteduser everyone guest help login logout me null oracle settings signup team undefined
  unknown user you`.split(/\s+/),
);

/** Words of the staff and the Machine. A name is reserved if it consists of these, alone or together with `BESIDE`. */
const OFFICIAL = 'admin administrator bot machine mod moderator official owner root staff support system'.split(' ');
const BESIDE = 'beat game help my our real team the'.split(' ');

/** Characters that look alike in a lower-case name. */
const LOOKALIKES: readonly [RegExp, string][] = [
  [/0/g, 'o'],
  [/[1i|]/g, 'l'],
  [/2/g, 'z'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/[68]/g, 'b'],
  [/7/g, 't'],
  [/9/g, 'g'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

const lookOf = (text: string) =>
  LOOKALIKES.reduce((look, [pattern, letter]) => look.replace(pattern, letter), text.toLowerCase().replaceAll('_', ''));

const anyOf = (words: readonly string[]) => words.map(lookOf).join('|');
const OFFICIAL_NAME = new RegExp(`^(?!(?:${anyOf(BESIDE)})+$)(?:${anyOf([...OFFICIAL, ...BESIDE])})+$`);
/** A bot is called 'homer (bot)'. */
const BOT_NAMES = new Set(BOT_PLAYERS.map(({ name }) => lookOf(`${name}bot`)));

/** Matches a last word 'bot' after an underscore, or after a small letter when it has a capital. */
const ENDS_IN_BOT = /(?:_[Bb]|(?<=[a-z\d])B)(?:[Oo][Tt7]|0[Tt])[\d_]*$/;

/** Returns whether a username is reserved, or looks like one of the staff's, the Machine's or a bot's. */
export function isReserved(username: string): boolean {
  if (TAKEN.has(username.toLowerCase().replaceAll('_', '')) || ENDS_IN_BOT.test(username)) return true;
  const digits = /[\d_]*$/.exec(username)?.[0].length ?? 0;
  // Digits at the end may stand for letters, or be mere decoration.
  return Array.from({ length: digits + 1 }, (_, cut) => username.slice(0, username.length - cut)).some(looksOfficial);
}

function looksOfficial(name: string): boolean {
  const look = lookOf(name);
  return OFFICIAL_NAME.test(look) || BOT_NAMES.has(look);
}
