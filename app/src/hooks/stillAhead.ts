/**
 * Returns a time of the server that is still to come, else undefined, as of a mute that is over: the player is seldom
 * fetched. It is real time, of which the clock of an accelerated season is ahead.
 */
export const stillAhead = (time = '', now: Date): string | undefined =>
  Date.parse(time) > Math.min(now.getTime(), Date.now()) ? time : undefined;
