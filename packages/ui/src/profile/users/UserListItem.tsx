import type { UserRow } from '@machine/contract/profile.ts';
import { Flex, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { AchievementTags } from '../../achievement/AchievementTags.tsx';
import { RowLink } from '../../primitives/list/List.tsx';
import { PlayerName } from '../../rank/PlayerName.tsx';
import { StarCount } from '../stats/StarCount.tsx';
import styles from './UserListItem.module.css';

export type UserListItemProps = {
  /** The player's name, rank and stars. */
  user: Pick<UserRow, 'username' | 'rank' | 'isBot' | 'stars'>;
  /** Path of the player's profile. */
  href: string;
  /** Called when the link is followed, for example to close the surrounding dialog. */
  onVisit?: () => void;
  /** Titles; the first few are shown below the name. */
  achievements?: ReadonlyArray<string>;
  /** A button at the end of the row; beside the link, not in it. */
  action?: ReactNode;
};

/** Shows one player in a list; rank, name and stars link to the profile. */
export function UserListItem({ user, href, onVisit, achievements = [], action }: UserListItemProps) {
  return (
    <Flex align="center" gap="2" className={styles.row}>
      <RowLink
        href={href}
        onPress={onVisit}
        direction="column"
        minHeight="3.5rem"
        px="2"
        py="3"
        gap="2"
        className={styles.link}
      >
        <Flex asChild align="center" justify="between" gapX="2" wrap={action ? 'wrap' : undefined}>
          <Text size="2">
            <PlayerName player={user} rank={user.rank} />
            <StarCount stars={user.stars} />
          </Text>
        </Flex>
        <AchievementTags titles={achievements} />
      </RowLink>
      {action}
    </Flex>
  );
}
