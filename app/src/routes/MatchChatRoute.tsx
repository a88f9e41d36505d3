import type { MatchDetail } from '@machine/contract/match.ts';
import { paths } from '@machine/contract/paths.ts';
import { MatchChatScreen } from '@machine/ui/chat/MatchChatScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useChatSafety } from '../hooks/useChatSafety.ts';
import { useMatchChat } from '../hooks/useMatchChat.ts';
import { useNow } from '../hooks/useNow.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { lazyPart } from '../panels/Part.tsx';
import { chatQueries } from '../queries/chat.ts';
import { matchQueries } from '../queries/match.ts';
import { usePaused } from '../queries/polling.ts';
import { useSession } from '../queries/session.ts';
import { useServices } from '../services/services.ts';
import { useStore } from '../services/store.ts';

const Safety = lazyPart(() => import('../panels/Safety.tsx'));

/** Connects the page of a match: score, play-by-play and chat. */
export default function MatchChatRoute() {
  const { matchId = '' } = useParams();
  const session = useSession();
  const now = useNow();
  const { connection } = useServices();
  const match = useQuery(matchQueries.detail(matchId));
  const hasPlays = match.data?.hasPlays !== false;
  const plays = useQuery({ ...matchQueries.plays(matchId, { isPolled: true }), enabled: hasPlays });
  const chats = useQuery({ ...chatQueries.list(), enabled: session.kind === 'player' });

  const isScoreStale = usePaused(match);
  const arePlaysStale = usePaused(plays);

  const chat = useMatchChat({
    matchId,
    now,
    isPolled: true,
    isStale: isScoreStale || arePlaysStale,
    // The list contains exactly the matches the player has picked on.
    hasPicked: chats.data?.some((candidate) => candidate.matchId === matchId) ?? (chats.isError ? false : undefined),
    pickHref: paths.prediction(matchId),
  });
  const playsState = useScreenState(plays, (rows) => ({ kind: 'ready' as const, plays: rows }), { isPolled: true });
  const safety = useChatSafety(matchId, chat.viewerId);
  return (
    <>
      <MatchChatScreen
        {...chat}
        matchId={matchId}
        title={titleOf(match.data)}
        match={match.data ?? null}
        now={now}
        plays={hasPlays ? playsState : { kind: 'unavailable' }}
        connection={useStore(connection)}
        menu={safety.menu}
      />
      <Safety {...safety.panel} />
    </>
  );
}

/** Returns 'away at home', in the order of the score, with abbreviations when the full names are missing. */
export const titleOf = (match: MatchDetail | undefined) =>
  match ? `${match.awayTeam || match.awayTeamAbbr} at ${match.homeTeam || match.homeTeamAbbr}` : 'Match';
