import type { UserRow } from '@machine/contract';
import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { BotTag } from '../../rank/BotTag.tsx';
import { RankTag } from '../../rank/RankTag.tsx';

export type UserIdentityProps = {
  user: Pick<UserRow, 'rank' | 'isBot'>;
  className?: string;
  /** The name, as text or as a link. */
  name: ReactNode;
  /** Shown after the name. */
  children?: ReactNode;
};

/** Shows a player's rank and name on one line of a list. */
export function UserIdentity({ user, className, name, children }: UserIdentityProps) {
  return (
    <Flex as="span" align="center" gap="2" minWidth="0" className={className}>
      {/* An unknown rank can be long; never let it outgrow the name. */}
      <Flex as="span" flexShrink="0" maxWidth="40%">
        <RankTag rank={user.rank} />
      </Flex>
      {name}
      {user.isBot && <BotTag />}
      {children}
    </Flex>
  );
}
