import { COUNTDOWN_REFRESH_MS, hasMatch, type Prediction, type PredictionResponse } from '@machine/contract';
import { HomeScreen, type HomeState, type PredictionCardProps } from '@machine/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNow } from '../hooks/useNow.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { MATCH_PARAM, paths } from '../paths.ts';
import { LazyPart } from '../panels/LazyPart.tsx';
import { predictionQueries, useLockPick } from '../queries/prediction.ts';
import { useSession } from '../queries/session.ts';
import { useServices } from '../services/services.ts';
import { useStore } from '../services/store.ts';

const loadChat = () => import('../panels/MatchChat.tsx').then(({ MatchChat }) => MatchChat);

/** Wires the home screen: one prediction a round, and the pick that locks it. */
export function HomeRoute() {
  const [search, setSearch] = useSearchParams();
  const match = search.get(MATCH_PARAM) ?? undefined;
  const services = useServices();
  const round = useStore(services.round);
  const client = useQueryClient();
  const session = useSession();
  const answer = useQuery(predictionQueries.random(round, match));
  const now = useNow(COUNTDOWN_REFRESH_MS);
  const [isChatOpen, setIsChatOpen] = useState(false);

  const lock = useLockPick({
    returnTo: `${paths.home}?${search}`,
    onLocked: ({ matchId }) => {
      // A locked card has an address: it is found again after a reload, and can be shared.
      setSearch({ [MATCH_PARAM]: matchId }, { replace: true, preventScrollReset: true });
      void client.prefetchQuery(predictionQueries.random(round + 1));
    },
  });

  const next = () => {
    setSearch({}, { replace: true, preventScrollReset: true });
    services.round.set(round + 1);
  };

  const card = (prediction: Prediction): PredictionCardProps => ({
    prediction,
    viewer: session.kind,
    now,
    saving: lock.isPending ? lock.variables.choice : null,
    isWaiting: lock.isWaiting,
    onPick: (choice) => lock.mutate({ matchId: prediction.match.id, choice }),
    onOpenChat: () => setIsChatOpen(true),
  });

  const state = useScreenState(answer, homeState(card));
  const shown = answer.data && hasMatch(answer.data) ? answer.data : null;
  return (
    <>
      <HomeScreen state={state} onNext={next} />
      {shown && (
        <LazyPart
          load={loadChat}
          turn="panel"
          isWanted={isChatOpen}
          props={{
            match: shown.match,
            hasPicked: shown.userPick !== null,
            isOpen: isChatOpen,
            onClose: () => setIsChatOpen(false),
          }}
        />
      )}
    </>
  );
}

/** What the server's answer is on this screen. */
export const homeState =
  (card: (prediction: Prediction) => PredictionCardProps) =>
  (answer: PredictionResponse | null): HomeState => {
    if (answer === null) return { kind: 'empty' };
    if (hasMatch(answer)) return { kind: 'ready', card: card(answer) };
    return { kind: answer.endOfDay ? 'endOfDay' : 'empty' };
  };
