import { Flex, type FlexProps } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { nameBesideTag } from '../format/displayName.ts';
import { PlainLink } from '../primitives/button/Link.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { BotTag } from './BotTag.tsx';
import styles from './PlayerName.module.css';
import { PlayerTag } from './PlayerTag.tsx';

export type PlayerNameProps = Pick<FlexProps, 'wrap'> & {
  player: { username: string; isBot?: boolean };
  /** Absent for those without a profile. */
  href?: string;
  isViewer?: boolean;
  /** Further tags, such as the rank. */
  children?: ReactNode;
};

/** A player's name in a row that it links. */
export function PlayerName({ player, href, isViewer = false, wrap, children }: PlayerNameProps) {
  const name = <UserText>{nameBesideTag(player)}</UserText>;
  return (
    <Flex as="span" align="center" gapX="2" minWidth="0" wrap={wrap}>
      {href === undefined ? (
        name
      ) : (
        <PlainLink href={href} className={styles.link}>
          {name}
        </PlainLink>
      )}
      {player.isBot && <BotTag />}
      {children}
      {isViewer && <PlayerTag label="You" />}
    </Flex>
  );
}
