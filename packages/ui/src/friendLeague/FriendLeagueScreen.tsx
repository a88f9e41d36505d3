import type { DuelWeek } from '@machine/contract/duel.ts';
import type { FriendLeagueDetails } from '@machine/contract/friendLeague.ts';
import { paths } from '@machine/contract/paths.ts';
import { Skeleton, Flex } from '@radix-ui/themes';
import { SearchX, MessageSquare, Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { DuelScore } from '../duel/DuelScore.tsx';
import { type MessageViewer, stateFor } from '../message/messageViewer.ts';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { ScreenFrame } from '../layout/ScreenFrame.tsx';
import { InviteSection, type InviteSectionProps } from './InviteSection.tsx';
import { LeagueMembers, type LeagueMembersProps } from './LeagueMembers.tsx';
import { LeagueStandings, type LeagueStandingsProps } from './LeagueStandings.tsx';
import { LeagueLogin } from './LeagueLogin.tsx';
import { LeagueWeeks, newestOverOf, type LeagueWeeksProps } from './LeagueWeeks.tsx';
import { Result } from '../result/Result.tsx';
import type { Unloaded } from '../primitives/feedback/Loaded.tsx';
import { plural } from '../format/number.ts';
import { dateLabel } from '../format/time.ts';
import { Button } from '../primitives/button/Button.tsx';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { MoreButton, type MoreButtonProps } from '../primitives/menu/MoreButton.tsx';
import { ScreenHeader } from '../primitives/text/ScreenHeader.tsx';
import { ScreenTitle } from '../primitives/text/ScreenTitle.tsx';
import { UserText } from '../primitives/text/UserText.tsx';

/** `league`: its members, weeks and invite link. */
export type FriendLeagueState =
  | Unloaded
  /** There is no such league, or the viewer isn't in it anymore. */
  | { kind: 'unknown' }
  | { kind: 'ready'; league: FriendLeagueDetails };

export type FriendLeagueScreenProps = {
  /** Visitors see a login prompt. */
  viewer: MessageViewer;
  /** Opens the login dialog. */
  onLogin: () => void;
  /** The league with its members and weeks, or why it isn't shown. */
  state: FriendLeagueState;
  /** The table: its rows, board and week. */
  standings: Omit<LeagueStandingsProps, 'viewerId' | 'leagueHref' | 'machine' | 'lastWinners'>;
  /** The viewer's week against the Machine; absent before its first result, and on a server that has no weeks. */
  duel?: DuelWeek | null;
  /** Progress of the invite link, and what its buttons do. */
  invite: Omit<InviteSectionProps, 'league' | 'inviteHref'>;
  /** Returns the whole link for a code. */
  inviteHref: InviteSectionProps['inviteHref'];
  /** Progress of removing members and leaving, and what those buttons do. */
  membership: Pick<LeagueMembersProps, 'removal' | 'onRemove' | 'leaving' | 'onLeave'>;
  /** Opens the dialog for another name. */
  onRename: () => void;
  /** The menu of the league; absent if it would be empty. */
  more?: LeagueHeaderProps['more'];
  /** Returns the link to the table of a week, by its `startsAt`. */
  weekHref: LeagueWeeksProps['weekHref'];
  /** Link to this page without a week. */
  leagueHref: string;
};

/** The /leagues/{id} page: the table, the weeks, and the members of a league. */
export function FriendLeagueScreen({ viewer, onLogin, state, ...props }: FriendLeagueScreenProps) {
  const league = viewer.kind === 'player' && state.kind === 'ready' ? state.league : null;
  return (
    <ScreenFrame
      back={{ href: paths.leagues, children: 'All leagues' }}
      header={<LeagueHeader league={league} onRename={props.onRename} more={props.more} />}
      isFocusFallback
      state={stateFor(viewer, state)}
      failure="Couldn't load this league."
      skeleton={
        <>
          <Skeleton width="100%" height="16rem" />
          <Skeleton width="100%" height="10rem" />
        </>
      }
    >
      {{
        anonymous: () => <LeagueLogin onLogin={onLogin} />,
        unknown: () => (
          <EmptyBlock
            icon={SearchX}
            message="League not found"
            detail="It doesn't exist, or you're not in it anymore."
            link={{ href: paths.leagues, label: 'Your leagues' }}
          />
        ),
        ready: (loaded) => <Ready {...props} league={loaded.league} viewerId={loaded.viewerId} />,
      }}
    </ScreenFrame>
  );
}

type ReadyProps = Omit<FriendLeagueScreenProps, 'state' | 'viewer' | 'onLogin'> & {
  league: FriendLeagueDetails;
  viewerId: string;
};

function Ready({ league, viewerId, ...props }: ReadyProps) {
  const { standings, duel, invite, inviteHref, membership, leagueHref, weekHref } = props;
  const { weeks } = league;
  const { machine } =
    standings.week === null ? league : (weeks.find(({ startsAt }) => startsAt === standings.week) ?? {});
  const lastWinners = useMemo(() => new Set(newestOverOf(weeks)?.winners.map(({ userId }) => userId)), [weeks]);
  const isAlone = league.memberCount === 1;
  const section = <InviteSection {...invite} inviteHref={inviteHref} league={league} />;
  return (
    <>
      {isAlone && section}
      <Result of="totals" as="nothing">
        {duel && <DuelScore label="This week" week={duel} />}
      </Result>
      <LeagueStandings
        {...standings}
        machine={machine}
        lastWinners={lastWinners}
        viewerId={viewerId}
        leagueHref={leagueHref}
      />
      <LeagueWeeks weeks={weeks} selected={standings.week} weekHref={weekHref} />
      {!isAlone && section}
      <LeagueMembers {...membership} league={league} viewerId={viewerId} />
    </>
  );
}

type LeagueHeaderProps = {
  /** Null until it is known. */
  league: FriendLeagueDetails | null;
  /** Opens the dialog for another name. */
  onRename: () => void;
  /** The menu of the league; absent if it would be empty. */
  more?: Pick<MoreButtonProps, 'isOpen' | 'onOpen'>;
};

/** The name of a league, with a link to its chat. */
function LeagueHeader({ league, onRename, more }: LeagueHeaderProps) {
  if (league === null) return <ScreenTitle>League</ScreenTitle>;
  return (
    <ScreenHeader
      title={<UserText lines={2}>{league.name}</UserText>}
      lead={`${plural(league.memberCount, 'member')}, from ${dateLabel(league.startsAt)}.`}
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
