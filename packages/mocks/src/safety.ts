import type { UserRow } from '@machine/contract/profile.ts';
import type { RestrictedPlayer } from '@machine/contract/safety.ts';
import { longNameUser, userAt } from './profile.ts';

const restricted = ({ id, username, rank, profileImageUrl }: UserRow, since: string): RestrictedPlayer => ({
  id,
  username,
  rank,
  profileImageUrl,
  since,
});

/** Newest first. */
export const blockedPlayers: RestrictedPlayer[] = [
  restricted(userAt(11), '2025-10-13T18:20:00Z'),
  restricted(longNameUser, '2025-10-02T08:00:00Z'),
];
export const mutedPlayers: RestrictedPlayer[] = [restricted(userAt(12), '2025-10-09T21:45:00Z')];
export const manyBlockedPlayers = (count: number): RestrictedPlayer[] =>
  Array.from({ length: count }, (_, index) => restricted(userAt(index), '2025-10-13T18:20:00Z'));
