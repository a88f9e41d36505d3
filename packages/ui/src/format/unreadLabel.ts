/** Higher counts are shown as "9+". */
const UNREAD_MAX = 9;

/** Returns "3", "9+" above nine, or null if nothing is unread or the count is invalid. */
export function unreadLabel(count: number): string | null {
  if (!(count >= 1)) return null;
  return count > UNREAD_MAX ? `${UNREAD_MAX}+` : `${Math.floor(count)}`;
}
