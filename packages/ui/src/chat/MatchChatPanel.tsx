import { DELETED_USER, PLAYS_SHOWN } from '@machine/contract/constants.ts';
import type { MatchDetail, Play } from '@machine/contract/match.ts';
import { Flex, Heading, Separator } from '@radix-ui/themes';
import { ScoreDelay } from '../completed/ScoreDelay.tsx';
import { SidePanel } from '../primitives/dialog/SidePanel.tsx';
import { RankTag } from '../rank/RankTag.tsx';
import { Result } from '../result/Result.tsx';
import { matchOfChat } from './chatResult.ts';
import { MessageItem, SystemMessage } from './MessageItem.tsx';
import { MessageMenuButton } from './MessageMenuButton.tsx';
import type { MatchMessageProps } from './ChatMessages.tsx';
import { type ChatOfMatch, MatchChat } from './MatchChat.tsx';
import { cleanName, matchScore, newestFirst, NO_PLAYS } from './playText.ts';
import { StartLine } from './StartLine.tsx';
import { useId } from 'react';
import { PlayList } from './PlayList.tsx';
import { Note } from '../primitives/text/Note.tsx';

export type MatchChatPanelProps = ChatOfMatch & {
  /** Shows the panel. */
  isOpen: boolean;
  /** Called by the close button, Escape and a click outside. */
  onClose: () => void;
  /** Formatted as 'home team @ away team'. */
  title: string;
  /** The match status as sent by the server. */
  status: string;
  /** In either order. Empty until loaded, or if loading fails. */
  plays: ReadonlyArray<Play>;
};

const KINDS = ['USER', 'SYSTEM'];

/** Side panel with a match's chat, opened from the prediction card. `MatchChatScreen` is the full page. */
export function MatchChatPanel({ isOpen, onClose, title, status, plays, ...chat }: MatchChatPanelProps) {
  const { matchId, match, now, ...messages } = chat;
  const name = cleanName(title);
  const of = matchOfChat(matchId, match, status);
  return (
    <SidePanel title={panelTitle(name, cleanName(status))} isOpen={isOpen} onClose={onClose}>
      <Flex direction="column" gap="3" height="100%" minHeight="15rem" style={SCROLLING}>
        <StartLine match={match} now={now} />
        <Result of={of} as="nothing">
          {status === 'LIVE' && (plays.length > 0 || match?.hasPlays === false) && (
            <ScoreStrip match={match} plays={plays} />
          )}
        </Result>
        {match && <ScoreDelay match={match} now={now} />}
        <MatchChat {...messages} of={of} title={name} kinds={KINDS} Message={PanelMessage} />
      </Flex>
    </SidePanel>
  );
}

/** The messages scroll between the score and the send box, which stay in place. */
const SCROLLING = { contain: 'size' };

const panelTitle = (title: string, status: string) => [`${title} — Group Chat`, status].filter(Boolean).join(' · ');

function PanelMessage({ message, isOwn, menu }: MatchMessageProps) {
  const { kind, username, rank, text } = message;
  if (kind === 'SYSTEM') return <SystemMessage text={text} />;
  return (
    <MessageItem
      badge={<RankTag rank={rank} />}
      author={username || DELETED_USER}
      text={text}
      isOwn={isOwn}
      isDeleted={message.isDeleted}
      menu={<MessageMenuButton menu={menu} message={message} author={username} isOwn={isOwn} />}
    />
  );
}

/** Shows the score and the latest plays above a chat, or that the league has none. */
function ScoreStrip({ match, plays }: { match: MatchDetail | null; plays: readonly Play[] }) {
  const headingId = useId();
  return (
    <Flex asChild direction="column" flexShrink="0" gap="1" maxHeight="38%">
      <section aria-labelledby={headingId}>
        <Heading as="h3" size="4" id={headingId} truncate>
          <bdi>{match ? matchScore(match) : 'LIVE PLAY-BY-PLAY'}</bdi>
        </Heading>
        {plays.length > 0 ? (
          <PlayList plays={newestFirst(plays).slice(0, PLAYS_SHOWN)} labelledBy={headingId} flexGrow="1" />
        ) : (
          <Note>{NO_PLAYS}</Note>
        )}
        <Separator size="4" decorative mt="2" />
      </section>
    </Flex>
  );
}
