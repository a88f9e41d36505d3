import type { DmThread } from '@machine/contract/message.ts';
import { Box, Flex, Skeleton, Strong, Text } from '@radix-ui/themes';
import { Inbox, MessageSquare, SquarePen } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { amount } from '../format/number.ts';
import { Button } from '../primitives/button/Button.tsx';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { TabPanel, Tabs } from '../primitives/menu/Tabs.tsx';
import { List } from '../primitives/list/List.tsx';
import { ScreenHeader } from '../primitives/text/ScreenHeader.tsx';
import { TitledSection } from '../primitives/text/TitledSection.tsx';
import { focusFallback } from '../behavior/focusFallback.ts';
import { LoginPrompt } from './LoginPrompt.tsx';
import { ScreenColumn } from '../layout/ScreenFrame.tsx';
import { ThreadList } from './ThreadList.tsx';
import { type MessageViewer, stateFor } from './messageViewer.ts';
import { Loaded, type Unloaded } from '../primitives/feedback/Loaded.tsx';

/** The conversations of a folder, the most recent first; `empty` for a folder without any. */
export type MessagesState = Unloaded | { kind: 'empty' } | { kind: 'ready'; threads: readonly DmThread[] };

export const FOLDERS = ['inbox', 'requests'] as const;
export type Folder = (typeof FOLDERS)[number];

/** Requests wait in a folder of their own: conversations that players whom the viewer doesn't follow have started. */
export type FoldersProps = {
  /** The folder that is shown. */
  selected: Folder;
  /** Number beside "Requests"; hidden at zero. */
  requestCount: number;
  /** Called when the other folder is selected. */
  onSelect: (folder: Folder) => void;
};

export type MessagesScreenProps = {
  /** Visitors see a login prompt. */
  viewer: MessageViewer;
  /** Opens the login dialog. */
  onLogin: () => void;
  /** The conversations of the selected folder, or why there are none. */
  state: MessagesState;
  /** Absent if the server has no requests. */
  folders?: FoldersProps;
  /** The current time, for the age of the last messages. */
  now: Date;
  /** Reports what is left of a conversation that a block hides. Absent if the server has no reports. */
  onReport?: (thread: DmThread) => void;
  /** Opens the dialog for a new conversation. */
  onNewMessage: () => void;
};

/** The /messages page: the viewer's conversations. */
export function MessagesScreen(props: MessagesScreenProps) {
  const { viewer, onLogin, state, folders, onNewMessage, now, onReport } = props;
  const isRequests = folders?.selected === 'requests';
  const shown = stateFor(viewer, state);
  return (
    <ScreenColumn>
      <ScreenHeader title="Messages" lead="Between you and the players you follow.">
        {/* The empty state has its own button. */}
        {viewer.kind === 'player' && (state.kind !== 'empty' || isRequests) && (
          <NewMessageButton onPress={onNewMessage} />
        )}
      </ScreenHeader>
      <MessagesFolder folders={viewer.kind === 'player' ? folders : undefined} isBusy={shown.kind === 'loading'}>
        <Loaded state={shown} failure="Couldn't load messages." skeleton={SKELETON}>
          {{
            anonymous: () => <LoginPrompt onLogin={onLogin} />,
            empty: () => (isRequests ? NO_REQUESTS : <NoMessages onNewMessage={onNewMessage} />),
            ready: (loaded) => (
              <ThreadList {...loaded} now={now} onReport={onReport} label={isRequests ? 'Requests' : 'Conversations'} />
            ),
          }}
        </Loaded>
      </MessagesFolder>
    </ScreenColumn>
  );
}

type MessagesFolderProps = { folders: FoldersProps | undefined; isBusy: boolean; children: ReactNode };

/** With folders, the content is a panel below their tabs. */
function MessagesFolder({ folders, isBusy, children }: MessagesFolderProps) {
  const panelId = useId();
  if (!folders) {
    return (
      <div {...focusFallback} aria-busy={isBusy}>
        {children}
      </div>
    );
  }
  const { selected, requestCount, onSelect } = folders;
  const labels: Record<Folder, string> = {
    inbox: 'Inbox',
    requests: requestCount > 0 ? `Requests (${amount(requestCount)})` : 'Requests',
  };
  return (
    <Flex direction="column" gap="3">
      <Tabs
        label="Folder"
        tabs={FOLDERS.map((id) => ({ id, label: labels[id] }))}
        selected={selected}
        onSelect={onSelect}
        panelId={panelId}
      />
      <TabPanel id={panelId} label={selected === 'inbox' ? 'Inbox' : 'Requests'} isBusy={isBusy}>
        {children}
      </TabPanel>
    </Flex>
  );
}

const NO_REQUESTS = (
  <EmptyBlock
    icon={Inbox}
    message="No requests"
    detail="Messages from players you don't follow wait here until you accept them."
  />
);

const NoMessages = ({ onNewMessage }: Pick<MessagesScreenProps, 'onNewMessage'>) => (
  <Flex direction="column" gap="5">
    <EmptyBlock
      icon={MessageSquare}
      message="No messages yet"
      detail="Send a message to someone you follow."
      action={<NewMessageButton onPress={onNewMessage} />}
    />
    <TitledSection title="What you'll find here">
      <List isDivided>
        {CONVERSATIONS.map(([name, text]) => (
          <Text key={name} asChild size="2" color="gray">
            <Box asChild py="3">
              <li>
                <Strong>{name}</Strong> {text}
              </li>
            </Box>
          </Text>
        ))}
      </List>
    </TitledSection>
  </Flex>
);

const CONVERSATIONS = [
  ['One to one.', 'Tease the player who is a star ahead of you. You can write to everyone you follow.'],
  ['In a group.', 'Start one with several players, and add more whenever you like.'],
  ['In your leagues.', 'Every league has a chat of its own, which all members read.'],
  ['Requests.', "Players you don't follow can write, too. Their messages wait until you accept them."],
] as const;

function NewMessageButton({ onPress }: { onPress: () => void }) {
  return (
    <Button size="3" onPress={onPress} aria-haspopup="dialog">
      <SquarePen size={18} strokeWidth={1.75} aria-hidden /> New message
    </Button>
  );
}

/** Placeholder for loading conversations. */
const SKELETON = (
  <div aria-hidden>
    {['42%', '60%', '36%', '50%'].map((width) => (
      <Flex key={width} align="center" gap="3" py="3">
        <Skeleton width="3rem" height="3rem" />
        <Flex direction="column" flexGrow="1" gap="1">
          <Skeleton width={width} height="1.25rem" />
          <Skeleton width="80%" height="1.25rem" />
        </Flex>
      </Flex>
    ))}
  </div>
);
