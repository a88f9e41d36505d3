import type { UserRow, UserSummary } from '@machine/contract';
import { FollowListDialog, ProfileScreen, type ProfileState } from '@machine/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useScreenState } from '../hooks/useScreenState.ts';
import { paths } from '../paths.ts';
import { type List, profileQueries, useFollowToggle, useListActions } from '../queries/profile.ts';
import { type Session, useSession } from '../queries/session.ts';

/** Wires a player's page and its two lists. */
export function ProfileRoute() {
  const { id = '' } = useParams();
  const session = useSession();
  const summary = useQuery(profileQueries.summary(id));
  const toggle = useFollowToggle(id, paths.profile(id));
  const [list, setList] = useState<List | null>(null);
  const client = useQueryClient();
  const state = useScreenState(summary, profileState);

  const open = (which: List) => {
    // A list is asked for whenever it is opened (SPEC.md §7).
    void client.invalidateQueries({ queryKey: profileQueries.list(id, which).queryKey });
    setList(which);
  };

  return (
    <>
      <ProfileScreen
        state={state}
        viewer={viewerOf(session, id)}
        follow={{
          isBusy: toggle.isPending || toggle.isWaiting,
          onToggle: () => summary.data && toggle.mutate(summary.data.isFollowing),
        }}
        onOpenFollowers={() => open('followers')}
        onOpenFollowing={() => open('following')}
        recapHref={paths.recap}
        signupHref={paths.signup}
        homeHref={paths.home}
      />
      <FollowListContainer id={id} list={list} isOwn={viewerOf(session, id) === 'own'} onClose={() => setList(null)} />
    </>
  );
}

/** Whose page it is to the one who looks. */
export const viewerOf = (session: Session, id: string) =>
  session.kind === 'player' && session.user.id === id ? ('own' as const) : session.kind;

const profileState = (summary: UserSummary | null): ProfileState =>
  summary === null ? { kind: 'empty' } : { kind: 'ready', summary };

type FollowListContainerProps = { id: string; list: List | null; isOwn: boolean; onClose: () => void };

function FollowListContainer({ id, list, isOwn, onClose }: FollowListContainerProps) {
  const [shown, setShown] = useState<List>('followers');
  if (list !== null && list !== shown) setShown(list);
  const users = useQuery({ ...profileQueries.list(id, shown), enabled: list !== null });
  const actions = useListActions(id, paths.profile(id));
  const state = useScreenState(users, followListState);
  return (
    <FollowListDialog
      list={shown}
      isOpen={list !== null}
      onClose={onClose}
      state={state}
      profileHref={paths.profile}
      own={isOwn ? actions[shown] : undefined}
      leaderboardsHref={paths.leaderboards}
    />
  );
}

const followListState = (users: readonly UserRow[]) =>
  users.length === 0 ? { kind: 'empty' as const } : { kind: 'ready' as const, users };
