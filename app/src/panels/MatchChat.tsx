import type { Prediction } from '@machine/contract/prediction.ts';
import { MatchChatPanel } from '@machine/ui/chat/MatchChatPanel.tsx';
import { matchTitle } from '@machine/ui/format/team.ts';
import { useQuery } from '@tanstack/react-query';
import { useChatSafety } from '../hooks/useChatSafety.ts';
import { useMatchChat } from '../hooks/useMatchChat.ts';
import { useNow } from '../hooks/useNow.ts';
import { withHiddenResults } from './HidingResults.tsx';
import { matchQueries } from '../queries/match.ts';
import { lazyPart } from './Part.tsx';

const Safety = lazyPart(() => import('./Safety.tsx'));

export type MatchChatProps = { match: Prediction['match']; hasPicked: boolean; isOpen: boolean; onClose: () => void };

export default withHiddenResults(MatchChat);

/** Connects the chat panel of a prediction card. Fetches only while open, because fetching marks messages as read. */
function MatchChat({ match, hasPicked, isOpen, onClose }: MatchChatProps) {
  const detail = useQuery({ ...matchQueries.detail(match.id), enabled: isOpen });
  const now = useNow();
  const status = detail.data?.status || match.status;
  const isLive = status === 'LIVE';
  const plays = useQuery({
    ...matchQueries.plays(match.id, { isPolled: true }),
    enabled: isOpen && isLive && detail.data?.hasPlays !== false,
  });
  const chat = useMatchChat({ matchId: match.id, now, isOpen, isPolled: false, hasPicked });
  const safety = useChatSafety(match.id, chat.viewerId);
  return (
    <>
      <MatchChatPanel
        {...chat}
        matchId={match.id}
        isOpen={isOpen}
        onClose={onClose}
        title={matchTitle(match)}
        status={status}
        match={detail.data ?? null}
        now={now}
        plays={plays.data ?? []}
        menu={safety.menu}
      />
      <Safety {...safety.panel} isWanted={isOpen && safety.isAvailable} />
    </>
  );
}
