import { THREAD_NAMES_SHOWN } from '@machine/contract/constants.ts';
import type { Participant } from '@machine/contract/message.ts';
import { displayName } from './displayName.ts';
import { stripBidiControls } from './text.ts';

/**
 * Names up to two other participants and counts the rest: "mira_calls_it, SwiftFalcon1" and "+3", or an empty count. A
 * viewer who is alone in a thread is named.
 */
export function threadTitle(participants: readonly Pick<Participant, 'userId' | 'username'>[], viewerId: string) {
  const others = participants.filter(({ userId }) => userId !== viewerId);
  const named = others.length > 0 ? others : participants;
  const names = named.slice(0, THREAD_NAMES_SHOWN).map(({ username }) => displayName(stripBidiControls(username)));
  const more = named.length - names.length;
  return { names: names.join(', ') || 'Conversation', more: more > 0 ? `+${more}` : '' };
}
