import type { CurrentUser } from '@machine/contract';

/**
 * Returns a time of the server that is still to come, else undefined. It is real time, of which the clock of an
 * accelerated season is ahead.
 */
export const stillAhead = (time = '', now: Date): string | undefined =>
  Date.parse(time) > Math.min(now.getTime(), Date.now()) ? time : undefined;

/**
 * Returns until when a moderator has muted a player; undefined if none has, and once that is over, because the player is
 * seldom fetched.
 */
export const muteOf = ({ mutedUntil }: Pick<CurrentUser, 'mutedUntil'>, now: Date): string | undefined =>
  stillAhead(mutedUntil, now);
