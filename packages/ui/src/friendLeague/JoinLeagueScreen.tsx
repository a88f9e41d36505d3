import type { InviteDetails } from '@machine/contract/friendLeague.ts';
import { paths } from '@machine/contract/paths.ts';
import { Flex, Heading, Skeleton, Text } from '@radix-ui/themes';
import { Link2Off, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { amount } from '../format/number.ts';
import { dateLabel } from '../format/time.ts';
import type { MessageViewer } from '../message/messageViewer.ts';
import { Button } from '../primitives/button/Button.tsx';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { FormAlert } from '../primitives/form/FormAlert.tsx';
import { MoreButton, type MoreButtonProps } from '../primitives/menu/MoreButton.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { FactList } from '../primitives/text/FactList.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { type ActionState, isHeld } from '../behavior/actionState.ts';
import { ScreenFrame } from '../layout/ScreenFrame.tsx';
import type { Unloaded } from '../primitives/feedback/Loaded.tsx';

/** `invite`: the league, and whether the viewer can join it. */
export type JoinLeagueState =
  | Unloaded
  /** The link was replaced or revoked, or never existed. */
  | { kind: 'unknown' }
  | { kind: 'ready'; invite: InviteDetails };

export type JoinLeagueScreenProps = {
  /** Visitors sign up or log in, and come back. */
  viewer: MessageViewer;
  /** Opens the login dialog. */
  onLogin: () => void;
  /** The invitation, or why there is none. */
  state: JoinLeagueState;
  /** Progress of joining. A failure is shown above the button. */
  joining: ActionState;
  /** Called by the button that joins the league. */
  onJoin: () => void;
  /** The menu of the league; absent if it would be empty. */
  more?: Pick<MoreButtonProps, 'isOpen' | 'onOpen'>;
};

/** The /join/{code} page: what an invite link leads to. Nobody joins by opening it. */
export function JoinLeagueScreen({ state, ...props }: JoinLeagueScreenProps) {
  return (
    <ScreenFrame
      title="Join a league"
      isFocusFallback
      state={state}
      failure="Couldn't load the invitation."
      skeleton={<Skeleton width="100%" height="12rem" />}
    >
      {{
        unknown: () => (
          <EmptyBlock
            icon={Link2Off}
            message="This link doesn't work anymore"
            detail="Ask the owner of the league for a new one."
            action={<HomeLink />}
          />
        ),
        ready: ({ invite }) => <Invitation {...props} invite={invite} />,
      }}
    </ScreenFrame>
  );
}

type InvitationProps = Omit<JoinLeagueScreenProps, 'state'> & { invite: InviteDetails };

function Invitation({ invite, more, ...props }: InvitationProps) {
  const { name, ownerName, memberCount, startsAt } = invite;
  return (
    <Panel as="section" size="3">
      <Flex align="start" justify="between" gap="3" mb="3">
        <Heading as="h2" size="5">
          <UserText lines={2}>{name}</UserText>
        </Heading>
        {more && <MoreButton {...more} label="More about this league" />}
      </Flex>
      <FactList
        facts={[
          ['Owner', ownerName],
          ['Members', amount(memberCount)],
          ['Start', dateLabel(startsAt)],
        ]}
      />
      <Next {...props} invite={invite} />
    </Panel>
  );
}

function Next({ invite, viewer, joining, onJoin, onLogin }: InvitationProps) {
  if (invite.state === 'MEMBER' && invite.leagueId !== null) {
    return (
      <Answer text="You're in this league.">
        <ButtonLink size="3" href={paths.league(invite.leagueId)}>
          Open the league
        </ButtonLink>
      </Answer>
    );
  }
  if (invite.state !== 'OPEN') {
    return (
      <Answer text={invite.state === 'FULL' ? FULL : EXPIRED}>
        <HomeLink />
      </Answer>
    );
  }
  switch (viewer.kind) {
    case 'loading':
      return <Skeleton width="8rem" height="2.75rem" />;
    case 'anonymous':
      return (
        <Answer text="Sign up or log in to join. You'll come back here.">
          <ButtonLink size="3" href={paths.signup}>
            Sign up
          </ButtonLink>
          <Button size="3" variant="surface" color="gray" onPress={onLogin} aria-haspopup="dialog">
            Log in
          </Button>
        </Answer>
      );
    case 'player':
      return (
        <Answer text="Only matches that start after you join count. Members see your name and results, and share a chat.">
          <FormAlert>{joining.kind === 'failed' && joining.error}</FormAlert>
          <Button size="3" isPending={isHeld(joining)} onPress={onJoin}>
            <Users size={18} strokeWidth={1.75} aria-hidden /> Join league
          </Button>
        </Answer>
      );
  }
}

const FULL = 'This league is full. If someone leaves, you can join.';
const EXPIRED = 'This invite link has expired. Ask for a new one.';

function Answer({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <Text as="p" color="gray" my="4">
        {text}
      </Text>
      <Flex wrap="wrap" align="center" gap="3">
        {children}
      </Flex>
    </>
  );
}

const HomeLink = () => (
  <ButtonLink variant="surface" color="gray" size="3" href={paths.home}>
    Go to the game
  </ButtonLink>
);
