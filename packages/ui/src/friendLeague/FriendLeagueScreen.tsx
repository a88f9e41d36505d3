import { paths, type FriendLeagueDetails } from '@machine/contract';
import { SearchX } from 'lucide-react';
import { isLoading, type MessageViewer } from '../message/messageViewer.ts';
import { BackLink } from '../primitives/button/BackLink.tsx';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { ErrorBlock } from '../primitives/feedback/ErrorBlock.tsx';
import { LoadingStatus } from '../primitives/feedback/LoadingStatus.tsx';
import { Skeleton } from '../primitives/feedback/Skeleton.tsx';
import { focusFallback } from '../primitives/focus/focusFallback.ts';
import styles from './FriendLeagueScreen.module.css';
import { InviteSection, type InviteSectionProps } from './InviteSection.tsx';
import { LeagueHeader, type LeagueHeaderProps } from './LeagueHeader.tsx';
import { LeagueMembers, type LeagueMembersProps } from './LeagueMembers.tsx';
import { LeagueStandings, type LeagueStandingsProps } from './LeagueStandings.tsx';
import { LeagueViewer } from './LeagueViewer.tsx';
import { LeagueWeeks, type LeagueWeeksProps } from './LeagueWeeks.tsx';
import type { Unloaded } from '../primitives/feedback/UnloadedBlock.tsx';

export type FriendLeagueState =
  | Unloaded
  /** There is no such league, or the viewer isn't in it anymore. */
  | { kind: 'unknown' }
  | { kind: 'ready'; league: FriendLeagueDetails };

export type FriendLeagueScreenProps = {
  /** Visitors see a login prompt. */
  viewer: MessageViewer;
  onLogin: () => void;
  state: FriendLeagueState;
  standings: Omit<LeagueStandingsProps, 'viewerId' | 'leagueHref'>;
  invite: Omit<InviteSectionProps, 'league' | 'inviteHref'>;
  /** Returns the whole link for a code. */
  inviteHref: InviteSectionProps['inviteHref'];
  membership: Pick<LeagueMembersProps, 'removal' | 'onRemove' | 'leaving' | 'onLeave'>;
  /** Opens the dialog for another name. */
  onRename: () => void;
  more?: LeagueHeaderProps['more'];
  weekHref: LeagueWeeksProps['weekHref'];
  /** Link to this page without a week. */
  leagueHref: string;
};

/** The /leagues/{id} page: the table, the weeks, and the members of a league. */
export function FriendLeagueScreen(props: FriendLeagueScreenProps) {
  const { viewer, onLogin, state } = props;
  return (
    <div className={styles.screen}>
      <BackLink href={paths.leagues} look="text">
        All leagues
      </BackLink>
      <LeagueHeader
        league={viewer.kind === 'player' && state.kind === 'ready' ? state.league : null}
        onRename={props.onRename}
        more={props.more}
      />
      <div {...focusFallback} className={styles.body} aria-busy={isLoading(viewer, state)}>
        <LeagueViewer viewer={viewer} onLogin={onLogin} Loading={Loading}>
          {(userId) => <Body {...props} viewerId={userId} />}
        </LeagueViewer>
      </div>
    </div>
  );
}

function Body({ state, viewerId, ...props }: FriendLeagueScreenProps & { viewerId: string }) {
  switch (state.kind) {
    case 'loading':
      return <Loading isSlow={state.isSlow} />;
    case 'failed':
      return <ErrorBlock message="Couldn't load this league." onRetry={state.onRetry} />;
    case 'unknown':
      return (
        <EmptyBlock
          icon={SearchX}
          message="League not found"
          detail="It doesn't exist, or you're not in it anymore."
          action={
            <ButtonLink size="3" href={paths.leagues}>
              Your leagues
            </ButtonLink>
          }
        />
      );
    case 'ready':
      return <Ready {...props} league={state.league} viewerId={viewerId} />;
  }
}

type ReadyProps = Omit<FriendLeagueScreenProps, 'state'> & { league: FriendLeagueDetails; viewerId: string };

function Ready({ league, viewerId, ...props }: ReadyProps) {
  const { standings, invite, inviteHref, membership, leagueHref, weekHref } = props;
  const isAlone = league.memberCount === 1;
  const section = <InviteSection {...invite} inviteHref={inviteHref} league={league} />;
  return (
    <>
      {isAlone && section}
      <LeagueStandings {...standings} viewerId={viewerId} leagueHref={leagueHref} />
      <LeagueWeeks weeks={league.weeks} selected={standings.week} weekHref={weekHref} />
      {!isAlone && section}
      <LeagueMembers {...membership} league={league} viewerId={viewerId} />
    </>
  );
}

function Loading({ isSlow }: { isSlow?: boolean }) {
  return (
    <>
      <Skeleton width="100%" height="16rem" />
      <Skeleton width="100%" height="10rem" />
      <LoadingStatus isSlow={isSlow} />
    </>
  );
}
