import { type UserSummary, paths } from '@machine/contract';
import { EdgeOriginSkeleton, ProfileScreen, type ProfileState } from '@machine/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useScreenState } from '../hooks/useScreenState.ts';
import { useProfileSafety } from '../hooks/useProfileSafety.ts';
import { orReload } from '../orReload.ts';
import { Part } from '../panels/Part.tsx';
import { ShareOwn } from '../panels/ShareOwn.tsx';
import { useHasFeature } from '../queries/game.ts';
import { type UserList, profileQueries, useFollowToggle } from '../queries/profile.ts';
import { type Session, useSession } from '../queries/session.ts';

const EdgeOrigin = lazy(() => orReload(import('../panels/EdgeOrigin.tsx')));
const FollowList = lazy(() => orReload(import('../panels/FollowList.tsx')));
const Safety = lazy(() => orReload(import('../panels/Safety.tsx')));

/** Connects a player's profile. Its edge over time and the lists of followers load later. */
export function ProfileRoute() {
  const { id = '' } = useParams();
  const session = useSession();
  const summary = useQuery(profileQueries.summary(id));
  const toggle = useFollowToggle(id);
  const [list, setList] = useState<UserList | null>(null);
  const client = useQueryClient();
  const hasReceipts = useHasFeature('RECEIPTS');
  const safety = useProfileSafety(id, viewerOf(session, id), summary);
  const loaded = useScreenState(summary, profileState);
  const state = safety.blocked ?? loaded;

  const open = (which: UserList) => {
    // Lists are refetched whenever they are opened.
    void client.invalidateQueries({ queryKey: profileQueries.list(id, which).queryKey });
    setList(which);
  };

  return (
    <>
      <ProfileScreen
        state={state}
        viewer={viewerOf(session, id)}
        follow={{
          isBusy: toggle.isPending || toggle.isRateLimited,
          onToggle: () => summary.data && toggle.mutate(summary.data.isFollowing),
        }}
        more={safety.more}
        onOpenFollowers={() => open('followers')}
        onOpenFollowing={() => open('following')}
        edgeOrigin={
          hasEdge(summary.data) && (
            <Part fallback={<EdgeOriginSkeleton />}>
              <EdgeOrigin userId={id} />
            </Part>
          )
        }
        share={{ edge: <ShareOwn kind="EDGE" />, week: <ShareOwn kind="WEEK" /> }}
        receiptHref={hasReceipts ? paths.receipt : undefined}
      />
      <Part isWanted={safety.isAvailable}>
        <Safety step={safety.step} onStep={safety.onStep} onBusy={safety.onBusy} onBlocked={safety.onBlocked} />
      </Part>
      <Part isWanted={list !== null}>
        <FollowList id={id} list={list} isOwn={viewerOf(session, id) === 'own'} onClose={() => setList(null)} />
      </Part>
    </>
  );
}

/** Returns 'own' for the viewer's own profile, else the kind of session. */
export const viewerOf = (session: Session, id: string) =>
  session.kind === 'player' && session.user.id === id ? ('own' as const) : session.kind;

const profileState = (summary: UserSummary | null): ProfileState =>
  summary === null ? { kind: 'empty' } : { kind: 'ready', summary };

/** Returns whether a profile shows a number, which its details explain. */
export const hasEdge = (summary: UserSummary | null | undefined) => typeof summary?.edge?.ahead === 'number';
