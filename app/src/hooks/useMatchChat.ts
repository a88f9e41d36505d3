import type { ChatPosting } from '@machine/ui/chat/ChatFooter.tsx';
import type { MatchChatState } from '@machine/ui/chat/ChatMessages.tsx';
import { useQuery } from '@tanstack/react-query';
import { chatQueries, useSendChat } from '../queries/chat.ts';
import { usePaused } from '../queries/polling.ts';
import { type Session, useSession } from '../queries/session.ts';
import { stillAhead } from './stillAhead.ts';
import { useSendBox } from './useSendBox.ts';
import { useScreenState } from './useScreenState.ts';

type MatchChatOptions = {
  matchId: string;
  now: Date;
  /** True if the chat is polled, as on its own page. */
  isPolled: boolean;
  isOpen?: boolean;
  /** True if the player has picked on the match; undefined while unknown. */
  hasPicked: boolean | undefined;
  /** True if other data on the screen is stale. */
  isStale?: boolean;
  /** Link to the prediction card, if it is elsewhere. */
  pickHref?: string;
};

type MatchChat = { state: MatchChatState; posting: ChatPosting; viewerId: string | null };

/** The messages of a match's chat and whether the viewer may post. */
export function useMatchChat({
  matchId,
  now,
  isPolled,
  isOpen = true,
  hasPicked,
  isStale = false,
  pickHref,
}: MatchChatOptions): MatchChat {
  const session = useSession();
  const viewerId = session.kind === 'player' ? session.user.id : null;
  const messages = useQuery({ ...chatQueries.messages(matchId, { isPolled }), enabled: isOpen });
  const isPaused = usePaused(messages) || isStale;
  const state = useScreenState(messages, (rows) => ({ kind: 'ready' as const, messages: rows, isPaused }), {
    isPolled,
  });
  const draftKey = { userId: viewerId ?? '', kind: 'chat' as const, id: matchId };
  const sendBox = useSendBox(draftKey, useSendChat(matchId, draftKey));
  const mutedUntil = session.kind === 'player' ? stillAhead(session.user.mutedUntil, now) : undefined;
  const kind = postingKind(session, hasPicked);
  const posting: ChatPosting = {
    loading: { kind: 'loading' as const },
    anonymous: { kind: 'anonymous' as const },
    noPick: { kind: 'noPick' as const, pickHref },
    // An existing draft stays visible.
    picked:
      mutedUntil === undefined || sendBox.value !== ''
        ? { kind: 'picked' as const, ...sendBox }
        : { kind: 'muted' as const, until: mutedUntil },
  }[kind];
  return { state, posting, viewerId };
}

/** Only players who have picked on the match may post. */
export function postingKind(session: Session, hasPicked: boolean | undefined): Exclude<ChatPosting['kind'], 'muted'> {
  if (session.kind !== 'player') return session.kind;
  if (hasPicked === undefined) return 'loading';
  return hasPicked ? 'picked' : 'noPick';
}
