import { STORAGE_KEYS } from '@machine/contract/constants.ts';
import { MATCH_PARAM, paths } from '@machine/contract/paths.ts';
import { hasMatch, type Prediction, type PredictionResponse } from '@machine/contract/prediction.ts';
import type { DayEndProps } from '@machine/ui/prediction/DayEndBlock.tsx';
import { HomeScreen, type HomeState } from '@machine/ui/prediction/HomeScreen.tsx';
import type { PredictionCardProps } from '@machine/ui/prediction/PredictionCard.tsx';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNow } from '../hooks/useNow.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { useShortcuts } from '../hooks/useShortcuts.ts';
import { useStored } from '../hooks/useStored.ts';
import { lazyPart } from '../panels/Part.tsx';
import { useGameInfo, useHasFeature } from '../queries/game.ts';
import { predictionQueries, useLockPick } from '../queries/prediction.ts';
import { type Session, useSession } from '../queries/session.ts';
import { useServices } from '../services/services.ts';
import { useStore } from '../services/store.ts';

const Reasons = lazyPart(() => import('../panels/Reasons.tsx'));
const Word = lazyPart(() => import('../panels/Word.tsx'));
const NewResults = lazyPart(() => import('../panels/NewResults.tsx'));
const WeekEnd = lazyPart(() => import('../panels/WeekEnd.tsx'));
const MatchNotice = lazyPart(() => import('../panels/MatchNotice.tsx'));
const SinceThen = lazyPart(() => import('../panels/SinceThen.tsx'));
const MatchChat = lazyPart(() => import('../panels/MatchChat.tsx'));

/** Connects the home screen: one prediction per round and the pick that locks it. */
export function HomeRoute() {
  const [search, setSearch] = useSearchParams();
  const address = search.get(MATCH_PARAM) ?? undefined;
  // 'Next Prediction' changes the address a moment after the round.
  const [left, setLeft] = useState<string>();
  if (left !== undefined && left !== address) setLeft(undefined);
  const match = address === left ? undefined : address;
  const services = useServices();
  const round = useStore(services.round);
  const client = useQueryClient();
  const session = useSession();
  const game = useGameInfo();
  const practiceHref = useHasFeature('PRACTICE') ? paths.practice : undefined;
  const isReturn = useIsReturn(client);
  const shownCard = predictionQueries.random(round, match);
  const prediction = useQuery({ ...shownCard, refetchOnMount: isReturn ? 'always' : false });
  const spotlight = useQuery({ ...predictionQueries.spotlight(), enabled: prediction.isSuccess }).data;
  const now = useNow();
  const [isChatOpen, setIsChatOpen] = useState(false);
  const hasNewResults = useHadNewResults(session);
  const duel = session.kind === 'player' ? session.user.duel : undefined;

  const lock = useLockPick(({ matchId }) => {
    // Keep a locked card in the URL, so that it survives a reload and can be shared.
    client.setQueryData(predictionQueries.random(round, matchId).queryKey, client.getQueryData(shownCard.queryKey));
    setSearch({ [MATCH_PARAM]: matchId }, { replace: true, preventScrollReset: true });
    void client.prefetchQuery(predictionQueries.random(round + 1));
  });

  const next = () => {
    setLeft(address);
    setSearch({}, { replace: true, preventScrollReset: true });
    services.round.set(round + 1);
  };

  // Only for players: visitors couldn't turn them off.
  const [shortcuts] = useStored(STORAGE_KEYS.shortcuts);
  const hasShortcuts = session.kind === 'player' && shortcuts !== 'off';
  useShortcuts(hasShortcuts);

  const card = (prediction: Prediction): PredictionCardProps => ({
    prediction,
    viewer: session.kind,
    practiceHref,
    now,
    saving: lock.isPending ? lock.variables.choice : null,
    isRateLimited: lock.isRateLimited,
    onPick: (choice) => lock.mutate({ matchId: prediction.match.id, choice }),
    onOpenChat: () => setIsChatOpen(true),
    notice: (prediction.match.movedTo ?? prediction.match.scoresDelayedSince) && (
      <MatchNotice match={prediction.match} />
    ),
    since: prediction.prediction.sinceThen && (
      <SinceThen match={prediction.match} since={prediction.prediction.sinceThen} now={now} />
    ),
    reasons: prediction.prediction.reasons && (
      <Reasons match={prediction.match} reasons={prediction.prediction.reasons} />
    ),
    word: prediction.prediction.word && <Word word={prediction.prediction.word} said="with the call" />,
  });

  const links = [
    { label: 'Completed matches', href: paths.completed },
    ...(game?.features.includes('SLATE') ? [{ label: 'Today', href: paths.today }] : []),
    { label: 'Leaderboards', href: paths.leaderboards },
    ...(practiceHref ? [{ label: 'Practice', href: practiceHref }] : []),
  ];
  const state = useScreenState(prediction, homeState(card, now, links));
  const shown = prediction.data && hasMatch(prediction.data) ? prediction.data : null;
  return (
    <>
      <HomeScreen
        state={state}
        results={
          <>
            {duel?.last && <WeekEnd duel={duel} />}
            {hasNewResults && <NewResults />}
          </>
        }
        duel={duel?.week}
        onNext={next}
        spotlight={spotlight && hasMatch(spotlight) ? spotlight : null}
        hasShortcuts={hasShortcuts}
        leagues={game?.leagues}
      />
      {shown && (
        <MatchChat
          match={shown.match}
          hasPicked={shown.userPick !== null}
          isOpen={isChatOpen}
          onClose={() => setIsChatOpen(false)}
        />
      )}
    </>
  );
}

const visited = new WeakSet<QueryClient>();

/** True once home was shown. The first time, its card came with the page or is being requested. */
function useIsReturn(client: QueryClient): boolean {
  const [isReturn] = useState(() => visited.has(client));
  useEffect(() => void visited.add(client), [client]);
  return isReturn;
}

/** Returns whether a player had new results when their session became known. Later ones wait for the next visit. */
function useHadNewResults(session: Session): boolean {
  const [start, setStart] = useState<{ userId: string; hadResults: boolean } | null>(null);
  const user = session.kind === 'player' ? session.user : null;
  if (user && user.id !== start?.userId) {
    setStart({ userId: user.id, hadResults: (user.newResultsCount ?? 0) > 0 });
  }
  return user !== null && start?.userId === user.id && start.hadResults;
}

export const homeState =
  (card: (prediction: Prediction) => PredictionCardProps, now: Date, links: DayEndProps['links']) =>
  (response: PredictionResponse | null): HomeState => {
    if (response === null) return { kind: 'empty' };
    if (hasMatch(response)) return { kind: 'ready', card: card(response) };
    if (!response.endOfDay) return { kind: 'empty' };
    const { dayEnd } = response;
    return dayEnd ? { kind: 'endOfDay', dayEnd, now, links } : { kind: 'endOfDay' };
  };
