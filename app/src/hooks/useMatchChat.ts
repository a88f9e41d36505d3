import type { ChatMessage } from '@machine/contract';
import type { ChatPosting, MatchChatState } from '@machine/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../paths.ts';
import { chatQueries, useSendChat } from '../queries/chat.ts';
import { usePaused } from '../queries/polling.ts';
import { type Session, useSession } from '../queries/session.ts';
import { useDraft } from './useDraft.ts';
import { useScreenState } from './useScreenState.ts';

type Asked = {
  matchId: string;
  /** Where one is, to come back to after a login. */
  returnTo: string;
  /** On its own page the chat is asked for again and again. */
  isPolled: boolean;
  /** Whether it is seen at all. */
  isOpen?: boolean;
  /** Whether the player has picked on the match; undefined while it is not known. */
  hasPicked: boolean | undefined;
  /** What else is on screen is no longer fresh. */
  isOld?: boolean;
  /** Where the pick is made, if not here. */
  pickHref?: string;
};

type MatchChat = { state: MatchChatState; posting: ChatPosting; viewerId: string | null };

/** One match's chat: what is said, and what the viewer may say (SPEC.md §5, §6). */
export function useMatchChat({
  matchId,
  returnTo,
  isPolled,
  isOpen = true,
  hasPicked,
  isOld = false,
  pickHref,
}: Asked): MatchChat {
  const session = useSession();
  const viewerId = session.kind === 'player' ? session.user.id : null;
  const messages = useQuery({ ...chatQueries.messages(matchId, { isPolled }), enabled: isOpen });
  const isPaused = usePaused(messages) || isOld;
  const state = useScreenState(messages, chatState(isPaused), { isPolled });
  const place = { userId: viewerId ?? '', kind: 'chat' as const, id: matchId };
  const draft = useDraft(place);
  const send = useSendChat(matchId, { place, returnTo });

  const box = {
    value: draft.text,
    onValue: draft.write,
    isSending: send.isSending,
    isWaiting: send.isWaiting,
    onSend: send.sendText,
  };
  const kind = postingKind(session, hasPicked);
  const posting: ChatPosting = {
    loading: { kind: 'loading' as const },
    anonymous: { kind: 'anonymous' as const, signupHref: paths.signup },
    noPick: { kind: 'noPick' as const, pickHref },
    picked: { kind: 'picked' as const, ...box },
  }[kind];
  return { state, posting, viewerId };
}

const chatState = (isPaused: boolean) => (messages: readonly ChatMessage[]) => ({
  kind: 'ready' as const,
  messages,
  isPaused,
});

/** Only who has picked on the match may write there (RULES.md). */
export function postingKind(session: Session, hasPicked: boolean | undefined): ChatPosting['kind'] {
  if (session.kind !== 'player') return session.kind;
  if (hasPicked === undefined) return 'loading';
  return hasPicked ? 'picked' : 'noPick';
}
