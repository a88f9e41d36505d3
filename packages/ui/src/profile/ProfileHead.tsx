import { useId } from 'react';
import { amount } from '../format/number.ts';
import { Button } from '../primitives/Button.tsx';
import { ScreenTitle } from '../primitives/ScreenTitle.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { UserText } from '../primitives/UserText.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { RankTag } from '../rank/RankTag.tsx';
import { FollowButton, FollowSkeleton } from './FollowButton.tsx';
import { personName } from './personName.ts';
import styles from './ProfileHead.module.css';
import type { ProfileScreenProps, ProfileState } from './ProfileScreen.tsx';

export type ProfileHeadProps = Pick<
  ProfileScreenProps,
  'state' | 'viewer' | 'follow' | 'onOpenFollowers' | 'onOpenFollowing' | 'signupHref'
>;

/** Whose profile this is, and what the viewer may do about it. */
export function ProfileHead({ state, viewer, follow, signupHref, ...open }: ProfileHeadProps) {
  const nameId = useId();
  return (
    <div className={styles.head}>
      <div className={styles.who}>
        <Rank state={state} />
        <ScreenTitle align="start">
          <span id={nameId}>
            <Name state={state} />
          </span>
        </ScreenTitle>
      </div>
      {state.kind === 'loading' && viewer !== 'own' && <FollowSkeleton />}
      {state.kind === 'ready' && (
        <FollowButton
          isFollowing={state.summary.isFollowing}
          viewer={viewer}
          nameId={nameId}
          signupHref={signupHref}
          {...follow}
        />
      )}
      <Counts state={state} {...open} />
    </div>
  );
}

type StateProps = { state: ProfileState };

function Name({ state }: StateProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <VisuallyHidden>Profile</VisuallyHidden>
          <Skeleton className={styles.name} />
        </>
      );
    case 'failed':
    case 'empty':
      return 'Profile';
    case 'ready':
      return <UserText lines={2}>{personName(state.summary.user.username)}</UserText>;
  }
}

function Rank({ state }: StateProps) {
  if (state.kind === 'loading') return <Skeleton className={styles.rank} width="72px" />;
  if (state.kind !== 'ready') return null;
  return (
    <div className={styles.rank}>
      <RankTag rank={state.summary.user.rank} form="wide" />
    </div>
  );
}

function Counts({ state, ...open }: Pick<ProfileHeadProps, 'state' | 'onOpenFollowers' | 'onOpenFollowing'>) {
  if (state.kind === 'loading') return <Skeleton className={styles.counts} width="230px" />;
  if (state.kind !== 'ready') return null;
  const { followersCount, followingCount } = state.summary;
  return (
    <div className={styles.counts}>
      <Count
        count={followersCount}
        word={followersCount === 1 ? 'follower' : 'followers'}
        onPress={open.onOpenFollowers}
      />
      <Count count={followingCount} word="following" onPress={open.onOpenFollowing} />
    </div>
  );
}

type CountProps = { count: number; word: string; onPress: () => void };

/** Opens the list that it counts. */
function Count({ count, word, onPress }: CountProps) {
  return (
    <Button variant="soft" tone="gray" aria-haspopup="dialog" onPress={onPress}>
      <span>
        {amount(count)} <span className={styles.word}>{word}</span>
      </span>
    </Button>
  );
}
