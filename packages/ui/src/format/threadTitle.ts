import { THREAD_NAMES_SHOWN } from '@machine/contract';
import { displayName } from '../profile/displayName.ts';
import { stripBidiControls } from './text.ts';

type Named = { userId: string; username: string };

/** What a thread is called that names nobody. */
const NAMELESS = 'Conversation';

export type ThreadTitle = {
  /** "mira_calls_it, SwiftFalcon1" */
  names: string;
  /** "+3"; empty when everybody is named. */
  more: string;
};

/**
 * Whom one talks to: up to two of the others, and how many more there are (SPEC.md §2). Whoever is alone with
 * themselves is named.
 */
export function threadTitle(participants: readonly Named[], viewerId: string): ThreadTitle {
  const others = participants.filter(({ userId }) => userId !== viewerId);
  const named = others.length > 0 ? others : participants;
  const names = named.slice(0, THREAD_NAMES_SHOWN).map(({ username }) => nameOf(username));
  const more = named.length - names.length;
  return { names: names.join(', ') || NAMELESS, more: more > 0 ? `+${more}` : '' };
}

/** One name must not turn the direction of the next. */
const nameOf = (username: string) => displayName(stripBidiControls(username));
