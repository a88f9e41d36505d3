import { paths } from '@machine/contract/paths.ts';
import { Skeleton } from '@radix-ui/themes';
import { Check } from 'lucide-react';
import { Button } from '../../primitives/button/Button.tsx';
import { ButtonLink } from '../../primitives/button/Link.tsx';
import styles from './FollowButton.module.css';
import type { ProfileViewer } from '../profileState.ts';

export type FollowAction = {
  /** A request is pending or rate-limited. */
  isBusy: boolean;
  /** Follows the player, or ends that. */
  onToggle: () => void;
};

export type FollowButtonProps = FollowAction & {
  /** True if the viewer follows the player. */
  isFollowing: boolean;
  /** Relation of the viewer to the player: decides which button is shown, if any. */
  viewer: ProfileViewer;
  /** Id of the element that contains the player's name. */
  nameId: string;
};

/** Follows or unfollows the player. Shows visitors a sign-up link, and nothing on the viewer's own profile. */
export function FollowButton({ isFollowing, viewer, nameId, ...action }: FollowButtonProps) {
  switch (viewer) {
    case 'own':
      return null;
    case 'loading':
      return <FollowSkeleton />;
    case 'anonymous':
      return (
        <ButtonLink href={paths.signup} size="3" className={styles.button}>
          Sign up
        </ButtonLink>
      );
    case 'player':
      return (
        <Button
          variant={isFollowing ? 'surface' : 'solid'}
          color={isFollowing ? 'gray' : undefined}
          size="3"
          className={styles.button}
          aria-pressed={isFollowing}
          aria-describedby={nameId}
          isPending={action.isBusy}
          onPress={action.onToggle}
        >
          {isFollowing && <Check size={16} strokeWidth={2} aria-hidden />}
          {isFollowing ? 'Following' : 'Follow'}
        </Button>
      );
  }
}

/** Reserves the button's space until the session is known. */
export function FollowSkeleton() {
  return <Skeleton className={styles.button} />;
}
