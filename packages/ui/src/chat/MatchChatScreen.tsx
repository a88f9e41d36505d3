import type { ChatMessage, MatchDetail } from '@machine/contract';
import { useId } from 'react';
import { rankNames } from '../format/rank.ts';
import { Panel } from '../primitives/Panel.tsx';
import { UserText } from '../primitives/UserText.tsx';
import { ChatFoot, type ChatPosting } from './ChatFoot.tsx';
import { ChatMessages, type MatchChatState } from './ChatMessages.tsx';
import { Connection, type ConnectionKind } from './Connection.tsx';
import { MatchChatHead } from './MatchChatHead.tsx';
import styles from './MatchChatScreen.module.css';
import { MessageText, NOBODY } from './MessageLine.tsx';
import { PlayFeed, type PlaysState } from './PlayFeed.tsx';
import { cleanName } from './plays.ts';

export type MatchChatScreenProps = {
  /** 'home team @ away team'. */
  title: string;
  /** Null while it is not loaded, and when it cannot be. */
  match: MatchDetail | null;
  /** What is known of the plays. */
  plays: PlaysState;
  /** What is known of the messages. */
  state: MatchChatState;
  /** What the viewer may write, or what has to be done before. */
  posting: ChatPosting;
  /** Of the live updates. */
  connection: ConnectionKind;
  /** Whose messages are the viewer's own. */
  viewerId?: string | null;
};

/** The system's lines stay in the side panel (SPEC.md §2). */
const KINDS = ['USER'];

/** For /match-chat/{matchId}: how a live match stands, what happens, and below it what is said about it. */
export function MatchChatScreen({ title, match, plays, connection, ...chat }: MatchChatScreenProps) {
  const { state, posting, viewerId } = chat;
  const headingId = useId();
  const name = cleanName(title);
  return (
    <div className={styles.screen}>
      <Panel as="section" className={styles.top}>
        <MatchChatHead title={name} match={match} />
        <PlayFeed state={plays} />
      </Panel>
      <Panel as="section" tone="quiet" className={styles.chat} aria-labelledby={headingId}>
        <div className={styles.head}>
          <h2 id={headingId} className={styles.heading}>
            Match chat
          </h2>
          <Connection kind={connection} />
        </div>
        <ChatMessages
          title={name}
          state={state}
          hasPicked={posting.kind === 'picked'}
          viewerId={viewerId}
          kinds={KINDS}
        >
          {(message) => <Line message={message} />}
        </ChatMessages>
        <ChatFoot posting={posting} />
      </Panel>
    </div>
  );
}

/** '[rank] username: text' */
function Line({ message: { rank, username, text } }: { message: ChatMessage }) {
  const who = (
    <>
      <span className={styles.rank}>
        [<UserText>{rankNames(rank).wide}</UserText>]
      </span>{' '}
      <UserText className={styles.author}>{username || NOBODY}</UserText>:{' '}
    </>
  );
  return <MessageText lead={who}>{text}</MessageText>;
}
