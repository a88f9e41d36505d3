/** From here on nobody counts (SPEC.md §9). */
const UNREAD_MAX = 9;

/** "3", above nine "9+"; null when there is nothing unread, or when the count is none. */
export function unreadLabel(count: number): string | null {
  if (!(count >= 1)) return null;
  return count > UNREAD_MAX ? `${UNREAD_MAX}+` : `${Math.floor(count)}`;
}
