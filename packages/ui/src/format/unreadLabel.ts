import { UNREAD_BADGE_MAX } from '@machine/contract/constants.ts';

/** Returns "3", "9+" above nine, or null if nothing is unread or the count is invalid. */
export function unreadLabel(count: number): string | null {
  if (!(count >= 1)) return null;
  return count > UNREAD_BADGE_MAX ? `${UNREAD_BADGE_MAX}+` : `${Math.floor(count)}`;
}
