import type { DmThread } from '@machine/contract/message.ts';

/** Returns whom a thread's title and avatars show: its participants, and once all others have left, those who have. */
export function threadPeople({ participants, formerParticipants = [] }: DmThread, viewerId: string) {
  const isAlone = participants.every(({ userId }) => userId === viewerId);
  return isAlone ? [...participants, ...formerParticipants] : participants;
}
