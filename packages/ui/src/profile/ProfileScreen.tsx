import { paths } from '@machine/contract/paths.ts';
import type { UserSummary } from '@machine/contract/profile.ts';
import { Ban, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { displayName } from '../format/displayName.ts';
import { Button } from '../primitives/button/Button.tsx';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import type { MoreButtonProps } from '../primitives/menu/MoreButton.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { DuelSection } from '../duel/DuelSection.tsx';
import { EarnedAchievements } from './achievements/EarnedAchievements.tsx';
import type { FollowAction } from './follow/FollowButton.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import type { ProfileState, ProfileViewer } from './profileState.ts';
import { ProfileStats, StatsGrid } from './stats/ProfileStats.tsx';
import { ScreenFrame } from '../layout/ScreenFrame.tsx';
import { Result } from '../result/Result.tsx';
import { RecentPicks } from './picks/RecentPicks.tsx';
import { Flex, Grid, Skeleton } from '@radix-ui/themes';
import { MatchRowSkeletons } from '../match/MatchRowSkeleton.tsx';

export type ProfileScreenProps = {
  /** The player's profile, or why there is none. */
  state: ProfileState;
  /** Relation of the viewer to the player: decides about buttons and empty states. */
  viewer: ProfileViewer;
  /** Progress of following, and what the button does. */
  follow: FollowAction;
  /** The menu with what the viewer can do about the player. Absent if there is nothing. */
  more?: Pick<MoreButtonProps, 'isOpen' | 'onOpen' | 'isPending'>;
  /** Opens the list of followers. */
  onOpenFollowers: () => void;
  /** Opens the list of followed players. */
  onOpenFollowing: () => void;
  /** An `EdgeOrigin`; only shown if the server sends an edge with a number. */
  edgeOrigin?: ReactNode;
  /** Buttons that share the edge and the newest week; only used on the viewer's own profile. */
  share?: { edge: ReactNode; week: ReactNode };
  /** Only used on the viewer's own profile. */
  receiptHref?: (matchId: string) => string;
};

/** The /profile/{id} page: a player's stats, achievements and recent picks. */
export function ProfileScreen(props: ProfileScreenProps) {
  return (
    <ScreenFrame
      width="wide"
      // Mounted in every state, so that the heading keeps the focus it gets on navigation.
      header={<ProfileHeader {...props} />}
      state={props.state}
      failure="Couldn't load this profile."
      loading="Loading profile…"
      skeleton={<ProfileSkeleton />}
    >
      {{
        empty: () => (
          <EmptyBlock
            icon={UserRoundX}
            message="User not found"
            detail="The account may have been deleted."
            link={{ href: paths.leaderboards, label: 'See the leaderboards', isQuiet: true }}
          />
        ),
        blocked: (state) => <Blocked {...state} />,
        ready: ({ summary }) => <Profile {...props} summary={summary} />,
      }}
    </ScreenFrame>
  );
}

const Blocked = ({ username, isUnblocking, onUnblock }: Extract<ProfileState, { kind: 'blocked' }>) => (
  <EmptyBlock
    icon={Ban}
    message={
      <>
        You blocked <UserText>{displayName(username)}</UserText>
      </>
    }
    detail="You don't see each other anywhere. They aren't told."
    action={
      <Button size="3" variant="surface" color="gray" isPending={isUnblocking} onPress={onUnblock}>
        Unblock
      </Button>
    }
  />
);

type ProfileProps = Omit<ProfileScreenProps, 'state'> & { summary: UserSummary };

function Profile({ summary, viewer, edgeOrigin, share, receiptHref }: ProfileProps) {
  const isOwn = viewer === 'own';
  return (
    <>
      <Result of="totals" as="block" text="These numbers change with each result." action="Show them">
        <ProfileStats summary={summary} />
        {summary.edge && (
          <DuelSection
            edge={summary.edge}
            duel={summary.duel}
            username={isOwn ? undefined : displayName(summary.user.username)}
            origin={edgeOrigin}
            share={isOwn && share?.edge}
          />
        )}
      </Result>
      <ProfileColumns>
        <Result of="totals" as="nothing">
          <EarnedAchievements achievements={summary.achievements} isOwn={isOwn} />
        </Result>
        <RecentPicks
          picks={summary.recentPicks}
          receiptHref={isOwn ? receiptHref : undefined}
          isOwn={isOwn}
          share={isOwn && share?.week}
        />
      </ProfileColumns>
    </>
  );
}

const ROWS = ['1', '2', '3', '4', '5'];

/** Placeholder for a loading profile, below the header. */
function ProfileSkeleton() {
  return (
    <>
      <StatsGrid stars={<Cell />} winRate={<Cell />} streak={<Cell isLow />} />
      <ProfileColumns>
        <Flex direction="column" gap="4" aria-hidden>
          {ROWS.map((row) => (
            <Skeleton key={row} height="1.5rem" />
          ))}
        </Flex>
        <MatchRowSkeletons count={ROWS.length} />
      </ProfileColumns>
    </>
  );
}

const Cell = ({ isLow = false }: { isLow?: boolean }) => (
  <Flex direction="column" gap="1" aria-hidden>
    <Skeleton width="4rem" height="1rem" />
    <Skeleton width="7.375rem" maxWidth="100%" height={isLow ? '1.5625rem' : '3.5rem'} />
  </Flex>
);

/** Achievements beside recent picks, one below the other on a phone. */
const ProfileColumns = ({ children }: { children: ReactNode }) => (
  <Grid columns={{ initial: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' }} gap="6" align="start">
    {children}
  </Grid>
);
