import { skeletonOf } from './skeleton.ts';

/** Reserved in any capitalization, with or without underscores. */
const RESERVED = new Set(
  `anonymous api deleted deleteduser everyone guest help login logout me null oracle settings signup team undefined
  unknown user you`.split(/\s+/),
);

/** A name is reserved if it consists only of these words and `FILLERS`. */
const OFFICIAL = 'admin administrator bot machine mod moderator official owner root staff support system'.split(' ');
const FILLERS = 'beat game help my our real team the'.split(' ');

const anyOf = (words: readonly string[]) => words.map(skeletonOf).join('|');
const OFFICIAL_NAME = new RegExp(`^(?!(?:${anyOf(FILLERS)})+$)(?:${anyOf([...OFFICIAL, ...FILLERS])})+$`);

/** Matches a trailing 'bot' after an underscore, or a trailing 'Bot' after a lowercase letter or a digit. */
const ENDS_IN_BOT = /(?:_[Bb]|(?<=[a-z\d])B)(?:[Oo][Tt7]|0[Tt])[\d_]*$/;

/**
 * Creates a check for usernames that are reserved or look like they belong to staff, the Machine or a bot. Bots are shown
 * with '(bot)' after their name, so 'homerbot' looks like the bot 'homer'.
 */
export function createReservedNames(botNames: readonly string[]): (username: string) => boolean {
  const bots = new Set(botNames.map((name) => skeletonOf(`${name}bot`)));

  function looksOfficial(name: string): boolean {
    const skeleton = skeletonOf(name);
    return OFFICIAL_NAME.test(skeleton) || bots.has(skeleton);
  }

  return (username) => {
    if (RESERVED.has(username.toLowerCase().replaceAll('_', '')) || ENDS_IN_BOT.test(username)) return true;
    const digits = /[\d_]*$/.exec(username)?.[0].length ?? 0;
    // Trailing digits may stand for letters or may just be appended.
    return Array.from({ length: digits + 1 }, (_, cut) => username.slice(0, username.length - cut)).some(looksOfficial);
  };
}
