import type { Participant } from '@machine/contract';
import { Flex, Text } from '@radix-ui/themes';
import { threadTitle } from '../format/threadTitle.ts';
import { UserText } from '../primitives/text/UserText.tsx';

export type ThreadTitleProps = {
  participants: readonly Participant[];
  viewerId: string;
  /** Replaces the participants, for the chat of a league. */
  name?: string | undefined;
};

/** Shows the other participants, or the name of their league. Long names are truncated, the "+N" never is. */
export function ThreadTitle({ participants, viewerId, name }: ThreadTitleProps) {
  const { names, more } = name === undefined ? threadTitle(participants, viewerId) : { names: name, more: '' };
  return (
    <Flex asChild align="baseline" gap="1" minWidth="0">
      <span>
        <UserText>{names}</UserText>
        {more && <Text color="gray"> {more}</Text>}
      </span>
    </Flex>
  );
}
