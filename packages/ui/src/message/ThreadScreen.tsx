import { DM_TEXT_MAX } from '@machine/contract/constants.ts';
import type { DmMessage, DmThread } from '@machine/contract/message.ts';
import { paths } from '@machine/contract/paths.ts';
import { Box, Flex, Skeleton, Text } from '@radix-ui/themes';
import { MessageSquare, UserRoundPlus } from 'lucide-react';
import type { MessageMenu } from '../chat/messageMenu.ts';
import { mutedReason } from '../chat/mutedReason.ts';
import { ReadOnlyFooter } from '../chat/ReadOnlyFooter.tsx';
import { type Draft, SendBox } from '../chat/SendBox.tsx';
import { displayName } from '../format/displayName.ts';
import { plural } from '../format/number.ts';
import { QuietButton } from '../primitives/button/QuietButton.tsx';
import { type MenuOpening, MoreButton } from '../primitives/menu/MoreButton.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { LoginPrompt } from './LoginPrompt.tsx';
import { DmMessageList } from './DmMessageList.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { type RequestActions, RequestFooter } from './RequestFooter.tsx';
import { ScreenHeader } from '../primitives/text/ScreenHeader.tsx';
import { ScreenFrame } from '../layout/ScreenFrame.tsx';
import styles from './ThreadScreen.module.css';
import { ThreadTitle } from './ThreadTitle.tsx';
import { type MessageViewer, stateFor } from './messageViewer.ts';
import type { Unloaded } from '../primitives/feedback/Loaded.tsx';

/** A conversation and its messages, or why they aren't there yet. */
export type ThreadState =
  | Unloaded
  | {
      kind: 'ready';
      /** The conversation: its participants, and what the viewer may do in it. */
      thread: DmThread;
      /** Oldest first. */
      messages: readonly DmMessage[];
      /** The last few polls failed and the messages may be stale. */
      isPaused?: boolean;
    };

/** Actions on the conversation and its messages. */
export type ThreadSafety = RequestActions & {
  /** Opens the menu of a message. */
  messageMenu: MessageMenu<DmMessage>;
  /** The menu of the whole conversation. */
  isMenuOpen: boolean;
  /** Opens the menu of the conversation, at the button that was pressed. */
  onOpenMenu: (opening: MenuOpening) => void;
};

export type ThreadScreenProps = {
  /** Visitors see a login prompt. */
  viewer: MessageViewer;
  /** Opens the login dialog. */
  onLogin: () => void;
  /** The conversation with its messages, or why it isn't shown. */
  state: ThreadState;
  /** The draft. The parent owns it and clears it only after sending succeeds. */
  draft: Draft;
  /** Until when the viewer can't write, because a moderator has muted them. */
  mutedUntil?: string;
  /** The current time, for the age of the messages. */
  now: Date;
  /** Opens the dialog that adds participants. */
  onAddPeople: () => void;
  /** Absent if the server has no such calls. */
  safety?: ThreadSafety;
};

/** The /messages/{threadId} page: one conversation. */
export function ThreadScreen(props: ThreadScreenProps) {
  const { viewer, onLogin, state, now, safety } = props;
  return (
    <ScreenFrame
      back={{ href: paths.messages, children: 'All messages' }}
      header={<ThreadHeader {...props} />}
      isFocusFallback
      state={stateFor(viewer, state)}
      failure="Failed to fetch thread."
      skeleton={SKELETON}
    >
      {{
        anonymous: () => <LoginPrompt onLogin={onLogin} />,
        ready: (loaded) => (
          <Panel className={styles.panel}>
            {loaded.messages.length > 0 ? (
              <DmMessageList
                thread={loaded.thread}
                messages={loaded.messages}
                viewerId={loaded.viewerId}
                now={now}
                menu={safety?.messageMenu}
              />
            ) : (
              <Flex direction="column" flexGrow="1" align="center" justify="center" gap="3">
                <MessageSquare size={28} strokeWidth={1.5} aria-hidden />
                <Text as="p" size="4" weight="medium">
                  No messages yet
                </Text>
              </Flex>
            )}
            <Box pt="1">
              {/* A live region must be mounted before its text changes. Its line is reserved, so that nothing shifts. */}
              <Text asChild size="1" color="gray">
                <Box asChild minHeight="1rem">
                  <output>{loaded.isPaused && 'Live updates paused. Retrying…'}</output>
                </Box>
              </Text>
              <FormerParticipants thread={loaded.thread} />
              <ThreadFooter {...props} thread={loaded.thread} viewerId={loaded.viewerId} />
            </Box>
          </Panel>
        ),
      }}
    </ScreenFrame>
  );
}

function ThreadHeader({ viewer, state, onAddPeople, safety }: ThreadScreenProps) {
  const thread = viewer.kind === 'player' && state.kind === 'ready' ? state.thread : null;
  return (
    <ScreenHeader
      title={
        viewer.kind === 'player' && thread ? <ThreadTitle thread={thread} viewerId={viewer.userId} /> : 'Conversation'
      }
      // A line is reserved, so that the messages don't shift.
      lead={thread ? plural(thread.participants.length, 'participant') : '\u00a0'}
    >
      <Flex align="center" gap="2">
        {thread && thread.canReply !== false && !thread.league && (
          <QuietButton onPress={onAddPeople} aria-haspopup="dialog">
            <UserRoundPlus size={16} strokeWidth={1.75} aria-hidden /> Add people
          </QuietButton>
        )}
        {/* Requests have buttons instead. */}
        {thread?.canLeave && !thread.isRequest && safety && (
          <MoreButton label="More about this conversation" isOpen={safety.isMenuOpen} onOpen={safety.onOpenMenu} />
        )}
      </Flex>
    </ScreenHeader>
  );
}

type ThreadFooterProps = Pick<ThreadScreenProps, 'draft' | 'mutedUntil' | 'safety'> & {
  thread: DmThread;
  viewerId: string;
};

/** The send box, or why the viewer can't write. An existing draft stays visible. */
function ThreadFooter({ thread, viewerId, draft, mutedUntil, safety }: ThreadFooterProps) {
  if (thread.isRequest && safety) return <RequestFooter thread={thread} viewerId={viewerId} {...safety} />;
  if (draft.value === '' && mutedUntil !== undefined) return <ReadOnlyFooter reason={mutedReason(mutedUntil)} />;
  if (draft.value === '' && thread.canReply === false) return <ReadOnlyFooter reason="No one is left to write to." />;
  return <SendBox {...draft} placeholder="Write a message..." maxLength={DM_TEXT_MAX} />;
}

/** Says who has left: "mira_calls_it left", or how many. */
function FormerParticipants({ thread: { formerParticipants = [] } }: { thread: DmThread }) {
  const [first, ...more] = formerParticipants;
  if (!first) return null;
  return (
    <Text as="p" size="2" color="gray" mb="2" truncate>
      <UserText>{displayName(first.username)}</UserText>
      {more.length > 0 && ` and ${plural(more.length, 'other player')}`} left
    </Text>
  );
}

/** Placeholder for loading messages. */
const SKELETON = (
  <Panel tone="quiet" className={styles.panel}>
    <Flex direction="column" flexGrow="1" justify="end" gap="4" overflow="hidden" aria-hidden>
      {['62%', '48%', '80%', '54%'].map((width) => (
        <Flex key={width} direction="column" gap="1">
          <Skeleton width="11.25rem" height="1.125rem" />
          <Skeleton width={width} height="1.25rem" />
        </Flex>
      ))}
    </Flex>
  </Panel>
);
