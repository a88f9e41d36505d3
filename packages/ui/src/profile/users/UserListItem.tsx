import type { UserRow } from '@machine/contract';
import type { ReactNode } from 'react';
import { AchievementTags } from '../../achievement/AchievementTags.tsx';
import { PlainLink } from '../../primitives/button/Link.tsx';
import { UserText } from '../../primitives/text/UserText.tsx';
import { nameBesideTag } from '../../format/displayName.ts';
import { UserIdentity } from './UserIdentity.tsx';
import styles from './UserListItem.module.css';
import { StarCount } from '../stats/StarCount.tsx';

export type UserListItemProps = {
  user: Pick<UserRow, 'username' | 'rank' | 'isBot' | 'stars'>;
  href: string;
  /** Called when the link is followed, for example to close the surrounding dialog. */
  onVisit?: () => void;
  /** Titles; the first few are shown below the name. */
  achievements?: ReadonlyArray<string>;
  /** A button beside the link. */
  action?: ReactNode;
};

/** Shows one player in a list; rank, name and stars link to the profile. */
export function UserListItem({ user, href, onVisit, achievements = [], action }: UserListItemProps) {
  return (
    <div className={styles.row} data-has-action={action !== undefined || undefined}>
      <PlainLink href={href} onPress={onVisit} className={styles.link}>
        <UserIdentity
          user={user}
          className={styles.identity}
          name={<UserText className={styles.name}>{nameBesideTag(user)}</UserText>}
        >
          <StarCount stars={user.stars} className={styles.stars} />
        </UserIdentity>
        <AchievementTags titles={achievements} />
      </PlainLink>
      {action}
    </div>
  );
}
