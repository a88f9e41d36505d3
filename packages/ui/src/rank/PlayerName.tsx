import { Flex, type FlexProps } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { nameBesideTag } from '../format/displayName.ts';
import { Link, PlainLink } from '../primitives/button/Link.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { BotTag } from './BotTag.tsx';
import styles from './PlayerName.module.css';
import { PlayerTag } from './PlayerTag.tsx';
import { RankTag } from './RankTag.tsx';

export type PlayerNameProps = Pick<FlexProps, 'wrap'> & {
  /** The name, and whether it is a bot's, which gets a tag. */
  player: { username: string; isBot?: boolean };
  /** Shown before the name. */
  rank?: string | null;
  /** Absent where something around it is the link, and for those without a profile. */
  href?: string;
  /** The link covers the row, which is positioned. */
  coversRow?: boolean;
  /** Adds the tag "You". */
  isViewer?: boolean;
  /** Further tags after the name. */
  children?: ReactNode;
};

/** A player in a row: the rank, the name, and what else they are. */
export function PlayerName({ player, rank, href, coversRow, isViewer, wrap, children }: PlayerNameProps) {
  const name = <UserText>{nameBesideTag(player)}</UserText>;
  return (
    <Flex as="span" align="center" gapX="2" minWidth="0" maxWidth="100%" wrap={wrap}>
      {rank !== undefined && (
        // An unknown rank can be long. Not a part of the width, which a short name would make too narrow.
        <Flex as="span" flexShrink="0" maxWidth="8rem">
          <RankTag rank={rank} />
        </Flex>
      )}
      {href === undefined ? (
        name
      ) : coversRow ? (
        <PlainLink href={href} className={styles.link}>
          {name}
        </PlainLink>
      ) : (
        <Link href={href} className={styles.name}>
          {name}
        </Link>
      )}
      {player.isBot && <BotTag />}
      {isViewer && <PlayerTag label="You" />}
      {children}
    </Flex>
  );
}
