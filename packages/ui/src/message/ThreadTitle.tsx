import type { DmThread } from '@machine/contract/message.ts';
import { Flex, Text } from '@radix-ui/themes';
import { threadTitle } from '../format/threadTitle.ts';
import { UserText } from '../primitives/text/UserText.tsx';
import { threadPeople } from './threadPeople.ts';

export type ThreadTitleProps = {
  /** Source of the participants, or of the league. */
  thread: DmThread;
  /** Leaves the viewer's name out. */
  viewerId: string;
};

/** Shows the other participants, or the name of their league. Long names are truncated, the "+N" never is. */
export function ThreadTitle({ thread, viewerId }: ThreadTitleProps) {
  const { names, more } = thread.league
    ? { names: thread.league.name, more: '' }
    : threadTitle(threadPeople(thread, viewerId), viewerId);
  return (
    <Flex asChild align="baseline" gap="1" minWidth="0">
      <span>
        <UserText>{names}</UserText>
        {more && <Text color="gray"> {more}</Text>}
      </span>
    </Flex>
  );
}
