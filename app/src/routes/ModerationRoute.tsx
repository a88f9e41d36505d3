import { paths } from '@machine/contract/paths.ts';
import { NotFoundScreen } from '@machine/ui/layout/NotFoundScreen.tsx';
import { type CaseState, ModerationCaseScreen } from '@machine/ui/moderation/ModerationCaseScreen.tsx';
import {
  MODERATION_TABS,
  ModerationScreen,
  type ModerationState,
  type ModerationTab,
} from '@machine/ui/moderation/ModerationScreen.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useNow } from '../hooks/useNow.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { useViewer } from '../hooks/useViewer.ts';
import { actionState } from '../queries/actionState.ts';
import {
  type CasesState,
  moderationQueries,
  useDecide,
  useUndoDecision,
  useWordFilter,
} from '../queries/moderation.ts';

const TAB_PARAM = 'tab';
const CASE_PARAM = 'case';

/** Connects the page of moderators. For everyone else it doesn't exist. */
export default function ModerationRoute() {
  const viewer = useViewer();
  const [search, setSearch] = useSearchParams();
  const now = useNow();
  const tab = selectedTab(search);
  const caseId = search.get(CASE_PARAM);
  const isModerator = viewer.kind === 'player' && viewer.user.isModerator === true;
  const frame = {
    tab,
    onTab: (next: ModerationTab) => setSearch(next === 'open' ? {} : { [TAB_PARAM]: next }),
    now,
    caseHref: (id: string) => `${paths.moderation}?${new URLSearchParams({ [TAB_PARAM]: tab, [CASE_PARAM]: id })}`,
  };
  if (viewer.kind === 'loading') return <ModerationScreen {...frame} state={viewer} />;
  // Also mounted for others: a login in another tab clears the session for a moment, and mounting again would refetch.
  if (caseId !== null) return <CaseContainer key={caseId} id={caseId} tab={tab} isModerator={isModerator} />;
  const Container = tab === 'log' ? LogContainer : CasesContainer;
  return <Container {...frame} isModerator={isModerator} />;
}

type FrameProps = Omit<Parameters<typeof ModerationScreen>[0], 'state'>;
type ContainerProps = FrameProps & { isModerator: boolean };

/** Returns the tab in the address; the open cases without one. */
export const selectedTab = (search: URLSearchParams): ModerationTab =>
  MODERATION_TABS.find((tab) => tab === search.get(TAB_PARAM)) ?? 'open';

const STATES: Partial<Record<ModerationTab, CasesState>> = { decided: 'DECIDED' };

function CasesContainer({ isModerator, ...frame }: ContainerProps) {
  const query = useInfiniteQuery({ ...moderationQueries.cases(STATES[frame.tab] ?? 'OPEN'), enabled: isModerator });
  const state = useScreenState(query, ({ pages }) => ({
    kind: 'cases' as const,
    cases: pages.flatMap(({ cases }) => cases),
    more: moreOf(query),
  }));
  return isModerator ? <ModerationScreen {...frame} state={state} /> : <NotFoundScreen />;
}

function LogContainer({ isModerator, ...frame }: ContainerProps) {
  const query = useInfiniteQuery({ ...moderationQueries.log(), enabled: isModerator });
  const state: ModerationState = useScreenState(query, ({ pages }) => ({
    kind: 'log' as const,
    entries: pages.flatMap(({ entries }) => entries),
    more: moreOf(query),
  }));
  return isModerator ? <ModerationScreen {...frame} state={state} /> : <NotFoundScreen />;
}

type Pages = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

const moreOf = ({ hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage }: Pages) =>
  hasNextPage
    ? { isLoading: isFetchingNextPage, hasFailed: isFetchNextPageError, onLoad: () => void fetchNextPage() }
    : null;

type CaseContainerProps = { id: string; tab: ModerationTab; isModerator: boolean };

function CaseContainer({ id, tab, isModerator }: CaseContainerProps) {
  const details = useQuery({ ...moderationQueries.details(id), enabled: isModerator });
  const decide = useDecide(id);
  const undo = useUndoDecision();
  const filter = useWordFilter(details.data?.matchId ?? '');
  const state: CaseState = useScreenState(details, (found) => ({
    kind: 'ready' as const,
    details: found,
    deciding: actionState(decide),
    onDecide: (values) => void decide.mutate({ ...values, revision: found.revision }),
    undoing: actionState(undo),
    onUndo: (decisionId) => void undo.mutate(decisionId),
    onReset: () => {
      decide.reset();
      undo.reset();
    },
    isSavingFilter: filter.isPending,
    onWordFilter: (isOn) => void filter.mutate(isOn),
  }));
  if (!isModerator) return <NotFoundScreen />;
  const backHref = tab === 'open' ? paths.moderation : `${paths.moderation}?${TAB_PARAM}=${tab}`;
  return <ModerationCaseScreen state={state} backHref={backHref} />;
}
