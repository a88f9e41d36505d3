import type { CurrentUser } from '@machine/contract';

/**
 * Returns until when a moderator has muted a player; undefined if none has, and once that is over, because the player is
 * seldom fetched. Mutes last in real time, of which the clock of an accelerated season is ahead.
 */
export const muteOf = ({ mutedUntil = '' }: Pick<CurrentUser, 'mutedUntil'>, now: Date): string | undefined =>
  Date.parse(mutedUntil) > Math.min(now.getTime(), Date.now()) ? mutedUntil : undefined;
