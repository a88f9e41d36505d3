import type { MatchChat } from '@machine/contract/chat.ts';
import { Badge, Flex, Text, VisuallyHidden } from '@radix-ui/themes';
import { teamName } from '../format/team.ts';
import { stripBidiControls, truncate } from '../format/text.ts';
import { startLabel } from '../format/time.ts';
import { unreadLabel } from '../format/unreadLabel.ts';
import { RowLink } from '../primitives/list/List.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';

export type ChatLinkProps = {
  /** The match, with the number of unread messages. */
  chat: MatchChat;
  /** Path of the chat's page. */
  href: string;
  /** True for the open chat. Also marked with brackets, so it doesn't rely on color alone. */
  isCurrent: boolean;
  /** Called when the link is followed, to close the navigation. */
  onVisit: () => void;
};

/** A match chat in the side navigation: teams, start time and unread count, combined in one accessible name. */
export function ChatLink({ chat, href, isCurrent, onVisit }: ChatLinkProps) {
  const home = teamName(chat.homeTeam);
  const away = teamName(chat.awayTeam);
  const start = startLabel(chat.startTime);
  const count = unreadLabel(chat.unreadCount);
  const nameParts = [`${spoken(home)} vs ${spoken(away)}`, start, count && `${count} unread`];
  return (
    <RowLink
      align="center"
      gap="2"
      px="3"
      py="3"
      href={href}
      onPress={onVisit}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <VisuallyHidden>{nameParts.filter(Boolean).join(', ')}</VisuallyHidden>
      {isCurrent && <span aria-hidden>[</span>}
      <Flex direction="column" flexGrow="1" gap="1" minWidth="0" aria-hidden>
        {/* Side by side if both fit; otherwise "vs" and the away team wrap together. */}
        <Flex wrap="wrap" gapX="2" minWidth="0">
          <Mono size="2" weight="medium">
            <UserText lines={2}>{home}</UserText>
          </Mono>
          <Mono size="2" weight="medium">
            <Flex gap="2">
              <Text color="gray">vs</Text> <UserText lines={2}>{away}</UserText>
            </Flex>
          </Mono>
        </Flex>
        <Text size="1" color="gray">
          {start}
        </Text>
      </Flex>
      {count && (
        <Badge variant="solid" aria-hidden>
          {count}
        </Badge>
      )}
      {isCurrent && <span aria-hidden>]</span>}
    </RowLink>
  );
}

/** Longer team names are truncated in the accessible name. */
const SPOKEN_MAX = 80;

const spoken = (team: string) => truncate(stripBidiControls(team), SPOKEN_MAX);
