import { STORAGE_KEYS } from '@machine/contract/constants.ts';
import { paths } from '@machine/contract/paths.ts';
import { hasMatch } from '@machine/contract/prediction.ts';
import type { Slate } from '@machine/contract/slate.ts';
import { ClubPicker } from '@machine/ui/club/ClubPicker.tsx';
import { LastQuestions, type LastQuestionsProps } from '@machine/ui/question/LastQuestions.tsx';
import type { ShareNotice } from '@machine/ui/share/ShareDialog.tsx';
import { SlateScreen } from '@machine/ui/slate/SlateScreen.tsx';
import { SLATE_DAYS, SLATE_FILTERS, type SlateDay, type SlateFilter } from '@machine/ui/slate/slateRows.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useClubPicker } from '../hooks/useClubPicker.ts';
import { useFeatureState } from '../hooks/useFeatureState.ts';
import { useInvalidateOnResult } from '../hooks/useInvalidateOnResult.ts';
import { useNow } from '../hooks/useNow.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { useStored } from '../hooks/useStored.ts';
import { clubQueries } from '../queries/club.ts';
import { useGameInfo } from '../queries/game.ts';
import { usePaused } from '../queries/polling.ts';
import { predictionQueries } from '../queries/prediction.ts';
import { createSingleFlight } from '../queries/singleFlight.ts';
import { shareMessage } from '../services/shareLink.ts';
import { useSession } from '../queries/session.ts';
import { dayPeriod, slateQueries, slateResultsKey, useSlatePicks } from '../queries/slate.ts';

const OFFSETS: Record<SlateDay, number> = { yesterday: -1, today: 0, tomorrow: 1 };

/** Returns what the address selects. */
export const selectedSlate = (search: URLSearchParams): { day: SlateDay; filter: SlateFilter } => ({
  day: SLATE_DAYS.find((day) => day === search.get('day')) ?? 'today',
  filter: SLATE_FILTERS.find((filter) => filter === search.get('show')) ?? 'all',
});

/** Connects the slate of a day. The day and the filter are in the URL, so that they survive a reload. */
export default function SlateRoute() {
  const [search, setSearch] = useSearchParams();
  const { day, filter } = selectedSlate(search);
  const session = useSession();
  const isPlayer = session.kind === 'player';
  const game = useGameInfo();
  const feature = useFeatureState('SLATE');
  const hasSlate = feature === 'served';
  const now = useNow();
  const period = dayPeriod(now, OFFSETS[day]);
  const slate = useQuery({ ...slateQueries.period(period), enabled: hasSlate });
  useInvalidateOnResult(slate.data && slateResultsKey(slate.data), period.from);
  const isPaused = usePaused(slate);
  const matches = useScreenState(slate, slateState(isPaused), { isPolled: true });
  const followed = useQuery({ ...clubQueries.followed(), enabled: hasSlate && isPlayer });
  const missingClubs = useScreenState(followed, () => null);
  // Until it is known whose clubs to show, the player would seem to follow none.
  const needsClubs = hasSlate && filter === 'mine' && session.kind !== 'anonymous';
  const spotlight = useQuery({ ...predictionQueries.spotlight(), enabled: hasSlate && day === 'today' });
  // Own clubs and the question of the day stand first: rows that are shown never move.
  const isOrdered = session.kind !== 'loading' && !followed.isLoading && !spotlight.isLoading;
  const state = (needsClubs && missingClubs) || (isOrdered || matches.kind === 'failed' ? matches : LOADING);
  const clubs = useMemo(() => (followed.data ?? []).map(({ code }) => code), [followed.data]);
  const [shortcuts] = useStored(STORAGE_KEYS.shortcuts);
  const picks = useSlatePicks();

  const select = (changes: { day?: SlateDay; filter?: SlateFilter }) => {
    const { day: nextDay, filter: nextFilter } = { day, filter, ...changes };
    const next = { ...(nextDay !== 'today' && { day: nextDay }), ...(nextFilter !== 'all' && { show: nextFilter }) };
    setSearch(next, { replace: true, preventScrollReset: true });
  };

  return (
    <SlateScreen
      state={feature === 'missing' ? { kind: 'empty', nextPredictionAt: null } : state}
      day={day}
      onDay={(next) => select({ day: next })}
      filter={filter}
      onFilter={(next) => select({ filter: next })}
      leagues={game?.leagues}
      clubs={clubs}
      duel={isPlayer ? session.user.duel?.week : null}
      spotlight={day === 'today' && spotlight.data && hasMatch(spotlight.data) ? spotlight.data : null}
      lastQuestions={
        day === 'today' &&
        spotlight.data?.questions && (
          <PlayerQuestions questions={spotlight.data.questions} viewer={session.kind} now={now} />
        )
      }
      clubPicker={needsClubs && isPlayer && <PlayerClubs />}
      viewer={session.kind}
      now={now}
      saving={picks.saving}
      isRateLimited={picks.isRateLimited}
      onPick={picks.onPick}
      hasShortcuts={isPlayer && shortcuts !== 'off'}
    />
  );
}

const LOADING = { kind: 'loading' as const };

/** Shares the row of marks with the address of the page. */
function PlayerQuestions(props: LastQuestionsProps) {
  const [notice, setNotice] = useState<ShareNotice>();
  // A second press, while the device asks with whom to share, does nothing.
  const [runOnce] = useState(() => createSingleFlight());
  const share = async (text: string) => {
    const url = new URL(paths.today, window.location.origin).href;
    setNotice((await shareMessage({ text, url })) ?? undefined);
  };
  return <LastQuestions {...props} notice={notice} onShare={(text) => void runOnce('', () => share(text))} />;
}

const PlayerClubs = () => <ClubPicker state={useClubPicker(true)} />;

export const slateState =
  (isPaused: boolean) =>
  ({ entries, nextPredictionAt }: Slate) =>
    entries.length === 0
      ? { kind: 'empty' as const, nextPredictionAt }
      : { kind: 'ready' as const, entries, nextPredictionAt, isPaused };
