import type { UserRow } from '@machine/contract';
import type { ReactNode } from 'react';
import { AchievementTags } from '../achievement/AchievementTags.tsx';
import { PlainLink } from '../primitives/Link.tsx';
import { UserText } from '../primitives/UserText.tsx';
import { RankTag } from '../rank/RankTag.tsx';
import { personName } from './personName.ts';
import styles from './PersonRow.module.css';
import { StarCount } from './StarCount.tsx';

export type PersonRowProps = {
  person: Pick<UserRow, 'username' | 'rank' | 'stars'>;
  href: string;
  /** The link was followed: the moment to close what the row stands in. */
  onVisit?: () => void;
  /** The first of them stand below the name. */
  achievements?: ReadonlyArray<string>;
  /** What can be done about this person, beside the link. */
  action?: ReactNode;
};

/** For one player in a list: rank, name and stars lead to the profile. */
export function PersonRow({ person, href, onVisit, achievements = [], action }: PersonRowProps) {
  return (
    <div className={styles.row} data-acting={action !== undefined || undefined}>
      <PlainLink href={href} onPress={onVisit} className={styles.link}>
        <span className={styles.who}>
          <span className={styles.rank}>
            <RankTag rank={person.rank} />
          </span>
          <UserText className={styles.name}>{personName(person.username)}</UserText>
          <StarCount stars={person.stars} className={styles.stars} />
        </span>
        <AchievementTags titles={achievements} />
      </PlainLink>
      {action}
    </div>
  );
}
