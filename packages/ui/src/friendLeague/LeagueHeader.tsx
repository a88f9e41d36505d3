import { paths, type FriendLeagueDetails } from '@machine/contract';
import { Flex } from '@radix-ui/themes';
import { MessageSquare, Pencil } from 'lucide-react';
import { dateLabel } from '../format/time.ts';
import { Button } from '../primitives/button/Button.tsx';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { MoreButton, type MoreButtonProps } from '../primitives/menu/MoreButton.tsx';
import { ScreenHeader } from '../primitives/text/ScreenHeader.tsx';
import { ScreenTitle } from '../primitives/text/ScreenTitle.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { membersText } from './LeagueMembers.tsx';

export type LeagueHeaderProps = {
  /** Null until it is known. */
  league: FriendLeagueDetails | null;
  onRename: () => void;
  /** The menu of the league; absent if it would be empty. */
  more?: Pick<MoreButtonProps, 'isOpen' | 'onOpen'>;
};

/** The name of a league, with a link to its chat. */
export function LeagueHeader({ league, onRename, more }: LeagueHeaderProps) {
  if (league === null) return <ScreenTitle align="start">League</ScreenTitle>;
  return (
    <ScreenHeader
      title={<UserText lines={2}>{league.name}</UserText>}
      lead={`${membersText(league.memberCount)}, from ${dateLabel(league.startsAt)}.`}
    >
      <Flex wrap="wrap" align="center" gap="3">
        <ButtonLink variant="surface" color="gray" size="3" href={paths.thread(league.threadId)}>
          <MessageSquare size={18} strokeWidth={1.75} aria-hidden /> Chat
        </ButtonLink>
        {league.isOwner && (
          <Button variant="surface" color="gray" size="3" onPress={onRename} aria-haspopup="dialog">
            <Pencil size={18} strokeWidth={1.75} aria-hidden /> Rename
          </Button>
        )}
        {more && <MoreButton {...more} size="3" label="More about this league" />}
      </Flex>
    </ScreenHeader>
  );
}
