import type { ReactNode } from 'react';
import { nameBesideTag } from '../format/displayName.ts';
import { PlainLink } from '../primitives/button/Link.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { BotTag } from '../rank/BotTag.tsx';
import { PlayerTag } from '../rank/PlayerTag.tsx';
import styles from './PlayerTable.module.css';

export type PlayerNameProps = {
  player: { username: string; isBot?: boolean };
  href: string;
  isViewer: boolean;
  /** Another tag, such as the rank. */
  children?: ReactNode;
};

/** A player's name in a row of a `PlayerTable`. Its link covers the row. */
export function PlayerName({ player, href, isViewer, children }: PlayerNameProps) {
  return (
    <>
      <PlainLink href={href} className={styles.link}>
        <UserText>{nameBesideTag(player)}</UserText>
      </PlainLink>
      {player.isBot && <BotTag />}
      {children}
      {isViewer && <PlayerTag label="You" />}
    </>
  );
}
