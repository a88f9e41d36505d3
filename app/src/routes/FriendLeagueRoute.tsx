import { paths } from '@machine/contract/paths.ts';
import { FriendLeagueScreen, type FriendLeagueState } from '@machine/ui/friendLeague/FriendLeagueScreen.tsx';
import { LEAGUE_BOARDS } from '@machine/ui/friendLeague/FriendLeagueTable.tsx';
import { NotFoundScreen } from '@machine/ui/layout/NotFoundScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useFeatureState } from '../hooks/useFeatureState.ts';
import { useLeagueSafety } from '../hooks/useLeagueSafety.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { messageViewer, useViewer } from '../hooks/useViewer.ts';
import { lazyPart } from '../panels/Part.tsx';
import {
  friendLeagueQueries,
  useCreateInvite,
  useLeaveLeague,
  useRemoveMember,
  useRevokeInvite,
} from '../queries/friendLeague.ts';
import { copyText } from '../services/clipboard.ts';

const Safety = lazyPart(() => import('../panels/Safety.tsx'));
const RenameLeague = lazyPart(() => import('../panels/RenameLeague.tsx'));

/** Connects a league. The board and the week are in the URL, so that they survive a reload. */
export default function FriendLeagueRoute() {
  const { leagueId = '' } = useParams();
  const session = useViewer();
  const viewer = messageViewer(session);
  const feature = useFeatureState('LEAGUES');
  const enabled = viewer.kind === 'player' && feature === 'served';
  const details = useQuery({ ...friendLeagueQueries.details(leagueId), enabled });
  const league = details.data ?? null;
  const loaded = useScreenState(details, (found): FriendLeagueState =>
    found ? { kind: 'ready', league: found } : { kind: 'unknown' },
  );
  const standings = useStandings(leagueId, enabled && league !== null);
  const invite = useInviteLink(leagueId, league?.invite?.code);
  const membership = useMembership(leagueId);
  const owner = league?.members.find(({ isOwner }) => isOwner)?.username ?? 'The owner';
  const safety = useLeagueSafety({ id: leagueId, ownerName: owner, canReport: league?.canReport === true });
  const [isRenaming, setIsRenaming] = useState(false);
  if (feature === 'missing') return <NotFoundScreen />;
  return (
    <>
      <FriendLeagueScreen
        viewer={viewer}
        onLogin={session.onLogin}
        state={membership.hasLeft ? LEAVING : loaded}
        standings={standings.props}
        duel={session.kind === 'player' ? session.user.duel?.week : null}
        invite={invite}
        inviteHref={inviteHref}
        membership={membership.props}
        onRename={() => setIsRenaming(true)}
        more={safety.more}
        weekHref={standings.weekHref}
        leagueHref={standings.weekHref(null)}
      />
      <Safety {...safety.panel} />
      {league && (
        <RenameLeague leagueId={leagueId} name={league.name} isOpen={isRenaming} onClose={() => setIsRenaming(false)} />
      )}
    </>
  );
}

function useStandings(leagueId: string, enabled: boolean) {
  const [search, setSearch] = useSearchParams();
  const week = search.get('week');
  const board = LEAGUE_BOARDS.find((known) => known === search.get('board')) ?? 'stars';
  const table = useQuery({ ...friendLeagueQueries.table(leagueId, week), enabled });
  return {
    props: {
      state: useScreenState(table, (rows) => ({ kind: 'ready' as const, rows })),
      board,
      onBoard: (selected: string) =>
        setSearch({ ...(week !== null && { week }), board: selected }, { replace: true, preventScrollReset: true }),
      week,
    },
    weekHref: (startsAt: string | null) => {
      const query = new URLSearchParams({ ...(startsAt !== null && { week: startsAt }), board });
      return `${paths.league(leagueId)}?${query}`;
    },
  };
}

const inviteHref = (code: string) => window.location.origin + paths.join(code);

function useInviteLink(leagueId: string, code: string | undefined) {
  const creation = useCreateInvite(leagueId);
  const revocation = useRevokeInvite(leagueId);
  const { isCopied, copy } = useCopy(code && inviteHref(code));
  return {
    creation: creation.state,
    onCreate: () => creation.mutate(),
    revocation: revocation.state,
    onRevoke: () => revocation.mutate(),
    isCopied,
    onCopy: copy,
  };
}

/** Copies a text to the clipboard. `isCopied` is null until the first attempt with this text has ended. */
function useCopy(text: string | undefined) {
  const [last, setLast] = useState<{ text: string; isCopied: boolean } | null>(null);
  const copy = async () => {
    if (text !== undefined) setLast({ text, isCopied: await copyText(text) });
  };
  return { isCopied: last?.text === text ? (last?.isCopied ?? null) : null, copy: () => void copy() };
}

const LEAVING = { kind: 'loading' as const };

function useMembership(leagueId: string) {
  const navigate = useNavigate();
  const removal = useRemoveMember(leagueId);
  // The league is unknown to the player before the list is shown.
  const [hasLeft, setHasLeft] = useState(false);
  const leave = () => {
    setHasLeft(true);
    void navigate(paths.leagues, { replace: true });
  };
  const leaving = useLeaveLeague(leagueId, leave);
  return {
    hasLeft,
    props: {
      removal: removal.state,
      onRemove: (userId: string) => removal.mutate(userId),
      leaving: leaving.state,
      onLeave: () => leaving.mutate(),
    },
  };
}
