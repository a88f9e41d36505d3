import type { EdgeDetails } from '@machine/contract/edge.ts';
import { paths } from '@machine/contract/paths.ts';
import type { UserSummary } from '@machine/contract/profile.ts';
import { EdgeOrigin } from '@machine/ui/edge/EdgeOrigin.tsx';
import { ProfileScreen } from '@machine/ui/profile/ProfileScreen.tsx';
import type { ProfileState } from '@machine/ui/profile/profileState.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useScreenState } from '../hooks/useScreenState.ts';
import { useProfileSafety } from '../hooks/useProfileSafety.ts';
import { lazyPart } from '../panels/Part.tsx';
import { ShareOwn } from '../panels/ShareOwn.tsx';
import { edgeQueries } from '../queries/edge.ts';
import { useHasFeature } from '../queries/game.ts';
import { type UserList, profileQueries, useFollowToggle } from '../queries/profile.ts';
import { type Session, useSession } from '../queries/session.ts';

const FollowList = lazyPart(() => import('../panels/FollowList.tsx'));
const Safety = lazyPart(() => import('../panels/Safety.tsx'));

/** Connects a player's profile. The lists of followers load later. */
export default function ProfileRoute() {
  const { id = '' } = useParams();
  const session = useSession();
  const summary = useQuery(profileQueries.summary(id));
  const toggle = useFollowToggle(id);
  const [list, setList] = useState<UserList | null>(null);
  const client = useQueryClient();
  const hasReceipts = useHasFeature('RECEIPTS');
  const safety = useProfileSafety(id, viewerOf(session, id), summary);
  const loaded = useScreenState(summary, (found): ProfileState =>
    found ? { kind: 'ready', summary: found } : { kind: 'empty' },
  );
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
        edgeOrigin={hasEdge(summary.data) && <ProfileEdge userId={id} />}
        share={{ edge: <ShareOwn kind="EDGE" />, week: <ShareOwn kind="WEEK" /> }}
        receiptHref={hasReceipts ? paths.receipt : undefined}
      />
      <Safety {...safety.panel} />
      <FollowList
        isWanted={list !== null}
        id={id}
        list={list}
        isOwn={viewerOf(session, id) === 'own'}
        onClose={() => setList(null)}
      />
    </>
  );
}

/** Connects a player's edge over time. Only for one whose edge the server sends: an older one doesn't know the call. */
function ProfileEdge({ userId }: { userId: string }) {
  const details = useQuery(edgeQueries.details(userId));
  return <EdgeOrigin state={useScreenState(details, (found) => ({ kind: 'ready', details: found ?? NO_DETAILS }))} />;
}

/** The user was deleted in the meantime. */
const NO_DETAILS: EdgeDetails = { timeline: [], leagues: [], clubs: [] };

/** Returns 'own' for the viewer's own profile, else the kind of session. */
export const viewerOf = (session: Session, id: string) =>
  session.kind === 'player' && session.user.id === id ? ('own' as const) : session.kind;

/** Returns whether a profile shows a number, which its details explain. */
export const hasEdge = (summary: UserSummary | null | undefined) => typeof summary?.edge?.ahead === 'number';
