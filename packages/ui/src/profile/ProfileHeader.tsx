import { Flex, Grid, Skeleton, Text, VisuallyHidden } from '@radix-ui/themes';
import { useId } from 'react';
import { amount } from '../format/number.ts';
import { Button } from '../primitives/button/Button.tsx';
import { MoreButton, type MoreButtonProps } from '../primitives/menu/MoreButton.tsx';
import { ScreenTitle } from '../primitives/text/ScreenTitle.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { Result } from '../result/Result.tsx';
import { BotTag } from '../rank/BotTag.tsx';
import { RankTag } from '../rank/RankTag.tsx';
import { type FollowAction, FollowButton, FollowSkeleton } from './follow/FollowButton.tsx';
import { displayName, nameBesideTag } from '../format/displayName.ts';
import type { ProfileState, ProfileViewer } from './profileState.ts';

export type ProfileHeaderProps = {
  /** The player, or the placeholder for one. */
  state: ProfileState;
  /** Relation of the viewer to the player: decides about the buttons. */
  viewer: ProfileViewer;
  /** Progress of following, and what the button does. */
  follow: FollowAction;
  /** The menu with what the viewer can do about the player. Absent if there is nothing. */
  more?: Pick<MoreButtonProps, 'isOpen' | 'onOpen' | 'isPending'>;
  /** Opens the list of followers. */
  onOpenFollowers: () => void;
  /** Opens the list of followed players. */
  onOpenFollowing: () => void;
};

/** Shows the player's rank and name, the follow button and the follower counts. */
export function ProfileHeader({ state, viewer, follow, more, ...open }: ProfileHeaderProps) {
  const nameId = useId();
  return (
    <Grid columns={{ initial: 'minmax(0, 1fr)', xs: 'minmax(0, 1fr) auto' }} align="end" gap="3">
      <Flex direction="column" gap="2" minWidth="0">
        <Rank state={state} />
        <ScreenTitle>
          <span id={nameId}>
            <Name state={state} />
          </span>
        </ScreenTitle>
      </Flex>
      {state.kind === 'loading' && viewer !== 'own' && <FollowSkeleton />}
      {state.kind === 'ready' && (
        <Flex wrap="wrap" align="center" gap="2">
          <FollowButton isFollowing={state.summary.isFollowing} viewer={viewer} nameId={nameId} {...follow} />
          {more && viewer === 'player' && (
            <MoreButton {...more} size="3" label={`More about ${displayName(state.summary.user.username)}`} />
          )}
        </Flex>
      )}
      <Counts state={state} {...open} />
    </Grid>
  );
}

function Name({ state }: { state: ProfileState }) {
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <VisuallyHidden>Profile</VisuallyHidden>
          <Skeleton style={{ forcedColorAdjust: 'none' }}>player_name</Skeleton>
        </>
      );
    case 'blocked':
      return <UserText lines={2}>{displayName(state.username)}</UserText>;
    case 'ready':
      return <UserText lines={2}>{nameBesideTag(state.summary.user)}</UserText>;
    default:
      return 'Profile';
  }
}

function Rank({ state }: { state: ProfileState }) {
  if (state.kind === 'loading') return <Skeleton width="4.5rem" height="1.25rem" />;
  if (state.kind !== 'ready') return null;
  return (
    <Flex gap="2" height="1.25rem" minWidth="0">
      <Result of="totals" as="mark">
        <RankTag rank={state.summary.user.rank} form="wide" />
      </Result>
      {state.summary.user.isBot && <BotTag />}
    </Flex>
  );
}

function Counts({ state, ...open }: Pick<ProfileHeaderProps, 'state' | 'onOpenFollowers' | 'onOpenFollowing'>) {
  if (state.kind === 'loading')
    return (
      // As high as its buttons.
      <Flex gridColumn="1 / -1">
        <Skeleton style={{ forcedColorAdjust: 'none' }}>
          <Button>40 followers, 12 following</Button>
        </Skeleton>
      </Flex>
    );
  if (state.kind !== 'ready') return null;
  const { followersCount, followingCount } = state.summary;
  return (
    <Flex wrap="wrap" gap="2" gridColumn="1 / -1">
      <Count
        count={followersCount}
        label={followersCount === 1 ? 'follower' : 'followers'}
        onPress={open.onOpenFollowers}
      />
      <Count count={followingCount} label="following" onPress={open.onOpenFollowing} />
    </Flex>
  );
}

/** A count that opens the corresponding list. */
function Count({ count, label, onPress }: { count: number; label: string; onPress: () => void }) {
  return (
    <Button variant="soft" color="gray" aria-haspopup="dialog" onPress={onPress}>
      <span>
        {amount(count)} <Text color="gray">{label}</Text>
      </span>
    </Button>
  );
}
