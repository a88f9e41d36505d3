import type { ChatMessage, MatchDetail, Play } from '@machine/contract';
import { SidePanel } from '../primitives/SidePanel.tsx';
import { RankTag } from '../rank/RankTag.tsx';
import { ChatFoot, type ChatPosting } from './ChatFoot.tsx';
import { ChatMessages, isViewer, type MatchChatState } from './ChatMessages.tsx';
import { MessageLine, MessageText, NOBODY } from './MessageLine.tsx';
import styles from './MatchChatPanel.module.css';
import { cleanName } from './plays.ts';
import { ScoreStrip } from './ScoreStrip.tsx';

export type MatchChatPanelProps = {
  isOpen: boolean;
  onClose: () => void;
  /** 'home team @ away team'. */
  title: string;
  /** Of the match, as given. */
  status: string;
  /** Null while it is not loaded. */
  match: MatchDetail | null;
  /** In either order; none while they are not loaded, or cannot be. */
  plays: ReadonlyArray<Play>;
  /** What is known of the messages. */
  state: MatchChatState;
  /** What the viewer may write, or what has to be done before. */
  posting: ChatPosting;
  /** Whose messages are the viewer's own. */
  viewerId?: string | null;
};

const KINDS = ['USER', 'SYSTEM'];

/** For a match's chat beside its card, without leaving the page; `MatchChatScreen` is the page of its own. */
export function MatchChatPanel({ isOpen, onClose, title, status, match, plays, ...chat }: MatchChatPanelProps) {
  const { state, posting, viewerId } = chat;
  const name = cleanName(title);
  return (
    <SidePanel title={panelTitle(name, cleanName(status))} isOpen={isOpen} onClose={onClose}>
      <div className={styles.panel}>
        {status === 'LIVE' && plays.length > 0 && <ScoreStrip match={match} plays={plays} />}
        <ChatMessages
          title={name}
          state={state}
          hasPicked={posting.kind === 'picked'}
          viewerId={viewerId}
          kinds={KINDS}
        >
          {(message) => <Message message={message} isOwn={isViewer(message.userId, viewerId)} />}
        </ChatMessages>
        <ChatFoot posting={posting} />
      </div>
    </SidePanel>
  );
}

const panelTitle = (title: string, status: string) => [`${title} — Group Chat`, status].filter(Boolean).join(' · ');

function Message({ message, isOwn }: { message: ChatMessage; isOwn: boolean }) {
  const { kind, username, rank, text } = message;
  if (kind === 'SYSTEM') {
    return (
      <div className={styles.system}>
        <MessageText>{`[SYSTEM] ${text}`}</MessageText>
      </div>
    );
  }
  return <MessageLine badge={<RankTag rank={rank} />} author={username || NOBODY} text={text} isOwn={isOwn} />;
}
