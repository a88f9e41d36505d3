import type { DmThread } from '@machine/contract/message.ts';
import { paths } from '@machine/contract/paths.ts';
import { Flex, Strong, Text } from '@radix-ui/themes';
import { plural } from '../format/number.ts';
import { Button } from '../primitives/button/Button.tsx';
import { QuietButton } from '../primitives/button/QuietButton.tsx';
import { Link } from '../primitives/button/Link.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { RankTag } from '../rank/RankTag.tsx';
import { Note } from '../primitives/text/Note.tsx';

export type RequestActions = {
  /** The request is being accepted. */
  isAccepting: boolean;
  /** Moves the conversation to the inbox. */
  onAccept: () => void;
  /** Asks for confirmation, then removes the conversation. */
  onDecline: () => void;
  /** Asks for confirmation, then blocks the sender. */
  onBlock: () => void;
  /** Opens the dialog that reports the conversation. */
  onReport: () => void;
};

export type RequestFooterProps = RequestActions & {
  /** Source of the sender and of how many others there are. */
  thread: DmThread;
  /** Tells the viewer apart from the sender. */
  viewerId: string;
};

/** Replaces the send box of a request: says who it is from, and lets the viewer decide. */
export function RequestFooter({ thread, viewerId, isAccepting, ...actions }: RequestFooterProps) {
  const [sender, ...more] = thread.participants.filter(({ userId }) => userId !== viewerId);
  return (
    <Flex asChild direction="column" gap="2">
      <section aria-label="Message request">
        {sender && (
          <Text asChild size="2">
            <Flex asChild wrap="wrap" align="center" gapX="2" gapY="1">
              <p>
                <RankTag rank={sender.rank} />
                <Strong>
                  <UserText>{sender.username}</UserText>
                </Strong>
                {more.length > 0 && <span>and {plural(more.length, 'more player')}</span>}
                <Link href={paths.profile(sender.userId)}>View profile</Link>
              </p>
            </Flex>
          </Text>
        )}
        <Note>
          You don&apos;t follow {more.length > 0 ? 'them' : 'this player'}. Accept to keep the conversation and to write
          back.
        </Note>
        <Flex wrap="wrap" justify="between" gap="2">
          <Flex gap="2">
            <Button isPending={isAccepting} onPress={actions.onAccept}>
              Accept
            </Button>
            <QuietButton aria-haspopup="dialog" onPress={actions.onDecline}>
              Decline
            </QuietButton>
          </Flex>
          {/* Keeps rarely used buttons away from those used often. */}
          <Flex gap="2">
            <Button variant="ghost" color="gray" aria-haspopup="dialog" onPress={actions.onBlock}>
              Block
            </Button>
            <Button variant="ghost" color="gray" aria-haspopup="dialog" onPress={actions.onReport}>
              Report
            </Button>
          </Flex>
        </Flex>
      </section>
    </Flex>
  );
}
