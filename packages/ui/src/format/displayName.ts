import { BOT_SUFFIX } from '@machine/contract/user.ts';

/** Returns the username, or a fallback if it is empty. */
export const displayName = (username: string) => username.trim() || 'Unknown player';

/** Returns the name to show beside a `BotTag`: without the suffix that marks a bot where only its name is shown. */
export const nameBesideTag = ({ username, isBot }: { username: string; isBot?: boolean }) =>
  displayName(isBot && username.endsWith(BOT_SUFFIX) ? username.slice(0, -BOT_SUFFIX.length) : username);
