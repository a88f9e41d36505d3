import type { AvoidedPlayer, UserRow } from '@machine/contract';
import { longNameUser, userAt } from './profile.ts';

const avoided = ({ id, username, rank, profileImageUrl }: UserRow, since: string): AvoidedPlayer => ({
  id,
  username,
  rank,
  profileImageUrl,
  since,
});

/** Newest first. */
export const blockedPlayers: AvoidedPlayer[] = [
  avoided(userAt(11), '2025-10-13T18:20:00Z'),
  avoided(longNameUser, '2025-10-02T08:00:00Z'),
];
export const mutedPlayers: AvoidedPlayer[] = [avoided(userAt(12), '2025-10-09T21:45:00Z')];
export const manyBlockedPlayers = (count: number): AvoidedPlayer[] =>
  Array.from({ length: count }, (_, index) => avoided(userAt(index), '2025-10-13T18:20:00Z'));
