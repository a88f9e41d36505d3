import { FRIEND_LEAGUE_MEMBERS_MAX, INVITE_DAYS } from '@machine/contract/constants.ts';
import type { FriendLeagueDetails } from '@machine/contract/friendLeague.ts';
import { Flex } from '@radix-ui/themes';
import { Copy } from 'lucide-react';
import { dateLabel } from '../format/time.ts';
import { Button } from '../primitives/button/Button.tsx';
import { InlineStatus } from '../primitives/feedback/InlineStatus.tsx';
import { focusFallback } from '../behavior/focusFallback.ts';
import { TextField } from '../primitives/form/TextField.tsx';
import { SettingsActions, SettingsSection } from '../settings/SettingsSection.tsx';
import { ConfirmButton } from '../primitives/dialog/ConfirmButton.tsx';
import { type ActionState, isHeld } from '../behavior/actionState.ts';

export type InviteSectionProps = {
  /** Source of the link, and of whether the viewer owns the league. */
  league: FriendLeagueDetails;
  /** Returns the whole link for a code. */
  inviteHref: (code: string) => string;
  /** Of making a link. */
  creation: ActionState;
  /** Makes a link, or a new one in place of the current one. */
  onCreate: () => void;
  /** Progress of revoking the link. */
  revocation: ActionState;
  /** Called once the owner has confirmed that the link ends. */
  onRevoke: () => void;
  /** True if the link is on the clipboard; null before a press. */
  isCopied: boolean | null;
  /** Receives the whole link that is to be copied. */
  onCopy: (url: string) => void;
};

/** The invite link of a league: every member can copy it, the owner makes and revokes it. */
export function InviteSection(props: InviteSectionProps) {
  const { league, creation, onCreate } = props;
  const { invite, isOwner, memberCount } = league;
  const isFull = memberCount >= FRIEND_LEAGUE_MEMBERS_MAX;
  return (
    <SettingsSection title="Invite" lead={leadOf(league)} tone={isOwner && memberCount === 1 ? 'accent' : 'quiet'}>
      <Flex {...focusFallback} direction="column" gap="3">
        {invite && <CurrentLink {...props} {...invite} />}
        {isOwner && !isFull && (
          <SettingsActions>
            <Button
              variant={invite ? 'surface' : 'solid'}
              color={invite ? 'gray' : undefined}
              size="3"
              isPending={isHeld(creation)}
              onPress={onCreate}
            >
              {invite ? 'Create a new link' : 'Create an invite link'}
            </Button>
            <InlineStatus tone="failed">{creation.kind === 'failed' && creation.error}</InlineStatus>
          </SettingsActions>
        )}
      </Flex>
    </SettingsSection>
  );
}

function leadOf({ invite, isOwner, memberCount }: FriendLeagueDetails): string {
  if (memberCount >= FRIEND_LEAGUE_MEMBERS_MAX)
    return `The league is full: it has ${FRIEND_LEAGUE_MEMBERS_MAX} members.`;
  if (invite) return 'Anyone with this link can join.';
  return isOwner
    ? `Create a link and send it to your friends. It works for ${INVITE_DAYS} days.`
    : 'There is no link right now. The owner can create one.';
}

type CurrentLinkProps = InviteSectionProps & NonNullable<FriendLeagueDetails['invite']>;

function CurrentLink({ league, isCopied, onCopy, revocation, onRevoke, ...link }: CurrentLinkProps) {
  const url = link.inviteHref(link.code);
  return (
    <>
      <TextField label="Invite link" value={url} isReadOnly description={`Works until ${dateLabel(link.expiresAt)}.`} />
      <SettingsActions>
        <Button size="3" onPress={() => onCopy(url)}>
          <Copy size={18} strokeWidth={1.75} aria-hidden /> Copy link
        </Button>
        {league.isOwner && (
          <ConfirmButton
            label="Revoke link"
            title="Revoke the link?"
            description={<p>Nobody can join with it anymore. Members stay in the league.</p>}
            state={revocation}
            onConfirm={onRevoke}
          />
        )}
        <InlineStatus tone={isCopied === false ? 'failed' : 'done'}>{copyText(isCopied)}</InlineStatus>
      </SettingsActions>
    </>
  );
}

function copyText(isCopied: boolean | null): string {
  if (isCopied === null) return '';
  return isCopied ? 'Copied.' : "Couldn't copy. Select the link and copy it.";
}
