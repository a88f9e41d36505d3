import type { UserSummary } from '@machine/contract';
import { UserRoundX } from 'lucide-react';
import { EmptyBlock } from '../primitives/EmptyBlock.tsx';
import { ErrorBlock } from '../primitives/ErrorBlock.tsx';
import { ButtonLink } from '../primitives/Link.tsx';
import { LoadingStatus } from '../primitives/LoadingStatus.tsx';
import { EarnedAchievements } from './EarnedAchievements.tsx';
import type { FollowAction } from './FollowButton.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { ProfileNumbers } from './ProfileNumbers.tsx';
import styles from './ProfileScreen.module.css';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { RecentPicks } from './RecentPicks.tsx';

/** Whose profile it is to the one who looks; while the session is unknown the follow button's room is kept. */
export type ProfileViewer = 'loading' | 'anonymous' | 'player' | 'own';

export type ProfileState =
  | { kind: 'loading'; isSlow?: boolean }
  | { kind: 'failed'; onRetry?: () => void }
  | { kind: 'empty' }
  | { kind: 'ready'; summary: UserSummary };

export type ProfileScreenProps = {
  /** What is known of the player. */
  state: ProfileState;
  /** Who looks. On the own profile nothing can be followed; while it is not known who looks the room is kept. */
  viewer: ProfileViewer;
  /** What the follow button does. */
  follow: FollowAction;
  onOpenFollowers: () => void;
  onOpenFollowing: () => void;
  recapHref: (matchId: string) => string;
  homeHref?: string;
  signupHref?: string;
  achievementsHref?: string;
  leaderboardsHref?: string;
};

/** For /profile/{id}: who a player is, how good, what was won, and how the last picks went. */
export function ProfileScreen(props: ProfileScreenProps) {
  return (
    <div className={styles.screen}>
      {/* There in every state: the heading that took the focus on the way here keeps it. */}
      <ProfileHead {...props} />
      <div className={styles.body} aria-busy={props.state.kind === 'loading'}>
        <ProfileBody {...props} />
      </div>
    </div>
  );
}

function ProfileBody({ state, viewer, recapHref, ...hrefs }: ProfileScreenProps) {
  const { homeHref = '/', achievementsHref = '/achievements', leaderboardsHref = '/leaderboards' } = hrefs;
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <ProfileSkeleton />
          <LoadingStatus text="Loading profile…" isSlow={state.isSlow} />
        </>
      );
    case 'failed':
      return <ErrorBlock sentence="Couldn't load this profile." onRetry={state.onRetry} />;
    case 'empty':
      return (
        <EmptyBlock
          icon={UserRoundX}
          sentence="User not found"
          detail="The account may have been deleted."
          action={
            <ButtonLink href={leaderboardsHref} variant="outline" tone="gray" size="3">
              See the leaderboards
            </ButtonLink>
          }
        />
      );
    case 'ready': {
      const { summary } = state;
      const isOwn = viewer === 'own';
      return (
        <>
          <ProfileNumbers summary={summary} />
          <div className={styles.columns}>
            <EarnedAchievements achievements={summary.achievements} allHref={isOwn ? achievementsHref : undefined} />
            <RecentPicks picks={summary.recentPicks} recapHref={recapHref} pickHref={isOwn ? homeHref : undefined} />
          </div>
        </>
      );
    }
  }
}
