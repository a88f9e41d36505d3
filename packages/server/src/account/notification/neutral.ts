import type { NotificationKind } from '../../platform/db/tables-account.ts';
import type { Instant } from '../../platform/clock/time.ts';

/**
 * Returns since when a player has hidden results, in game time: notifications since then are worded without results.
 * Null while nothing of theirs is hidden.
 */
export type HiddenSince = (userId: string) => Promise<Instant | null>;

/** Kinds that tell a result by themselves, however they are worded: left out until the results are shown. */
export const TELLING_KINDS: readonly NotificationKind[] = ['RANK_UP', 'ACHIEVEMENT'];
/** Text about results when their number isn't stored. */
const NEUTRAL = 'Results are in for your matches.';

type Row = { kind: NotificationKind; message: string; neutral_message: string | null; created_at: Instant };

/** Returns a notification's text for a player, without results if they hide them; null if nothing is left of it. */
export function messageFor({ kind, message, neutral_message, created_at }: Row, hidden: Instant | null): string | null {
  if (hidden === null || created_at <= hidden) return message;
  if (TELLING_KINDS.includes(kind)) return null;
  return neutral_message ?? (kind === 'RESULTS' ? NEUTRAL : message);
}
