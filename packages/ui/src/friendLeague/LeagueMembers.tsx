import { FRIEND_LEAGUE_MEMBERS_MAX } from '@machine/contract/constants.ts';
import type { FriendLeagueDetails, FriendLeagueMember } from '@machine/contract/friendLeague.ts';
import { paths } from '@machine/contract/paths.ts';
import { Flex, Text } from '@radix-ui/themes';
import { useState } from 'react';
import { dateLabel } from '../format/time.ts';
import { focusFallback } from '../behavior/focusFallback.ts';
import { List } from '../primitives/list/List.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { PlayerName } from '../rank/PlayerName.tsx';
import { PlayerTag } from '../rank/PlayerTag.tsx';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { ConfirmButton } from '../primitives/dialog/ConfirmButton.tsx';
import type { ActionState } from '../behavior/actionState.ts';

export type LeagueMembersProps = {
  /** Source of the members, and of whether the viewer owns the league. */
  league: FriendLeagueDetails;
  /** Used to mark the viewer, who can't remove themselves. */
  viewerId: string;
  /** Of the last member that was to be removed. */
  removal: ActionState;
  /** Called once the owner has confirmed it. */
  onRemove: (userId: string) => void;
  /** Progress of leaving the league. */
  leaving: ActionState;
  /** Called once the viewer has confirmed it. */
  onLeave: () => void;
};

/** The members of a league, with a button to remove each for its owner, and one to leave. */
export function LeagueMembers({ league, leaving, onLeave, removal, onRemove, ...rows }: LeagueMembersProps) {
  const { members, memberCount, isOwner } = league;
  const [removedId, setRemovedId] = useState<string | null>(null);
  const remove = (userId: string) => {
    setRemovedId(userId);
    onRemove(userId);
  };
  return (
    <SettingsSection title="Members" lead={`${memberCount} of at most ${FRIEND_LEAGUE_MEMBERS_MAX}.`}>
      <List isDivided {...focusFallback} aria-label="Members">
        {members.map((member) => (
          <Member
            key={member.userId}
            {...rows}
            removal={removedId === member.userId || isRateLimited(removal) ? removal : IDLE}
            onRemove={remove}
            member={member}
            isRemovable={isOwner && member.userId !== rows.viewerId}
          />
        ))}
      </List>
      <div>
        <ConfirmButton
          label="Leave league"
          title="Leave the league?"
          description={<LeaveDescription isOwner={isOwner} others={memberCount - 1} />}
          state={leaving}
          onConfirm={onLeave}
        />
      </div>
    </SettingsSection>
  );
}

const IDLE: ActionState = { kind: 'idle' };
/** A rate limit concerns all members. */
const isRateLimited = (state: ActionState) => state.kind === 'failed' && state.isRateLimited === true;

function LeaveDescription({ isOwner, others }: { isOwner: boolean; others: number }) {
  if (others < 1) return <p>You&apos;re the only member, so the league will be deleted.</p>;
  return (
    <>
      <p>Your results stay in past weeks. You can come back with an invite link, and continue where you were.</p>
      {isOwner && <p>The member who joined first becomes the owner.</p>}
    </>
  );
}

type MemberProps = Pick<LeagueMembersProps, 'viewerId' | 'removal' | 'onRemove'> & {
  member: FriendLeagueMember;
  isRemovable: boolean;
};

function Member({ member, isRemovable, viewerId, removal, onRemove }: MemberProps) {
  const { userId, username, isOwner, joinedAt } = member;
  return (
    <Flex asChild wrap="wrap" align="center" justify="between" gapX="3" gapY="1" py="2">
      <li>
        <Flex direction="column" minWidth="0" maxWidth="100%">
          <PlayerName
            player={member}
            href={member.rank === '' ? undefined : paths.profile(userId)}
            isViewer={userId === viewerId}
            wrap="wrap"
          >
            {isOwner && <PlayerTag label="Owner" />}
          </PlayerName>
          <Text size="2" color="gray">
            Joined {dateLabel(joinedAt)}
          </Text>
        </Flex>
        {isRemovable && (
          <ConfirmButton
            label="Remove"
            aria-label={`Remove ${username}`}
            title={
              <>
                Remove <UserText>{username}</UserText>?
              </>
            }
            description={
              <p>
                They won&apos;t see the league anymore, and the invite link will be revoked, so that they can&apos;t
                come back with it.
              </p>
            }
            size="2"
            state={removal}
            onConfirm={() => onRemove(userId)}
          />
        )}
      </li>
    </Flex>
  );
}
