import type { InviteDetails } from '@machine/contract';
import { JoinLeagueScreen, type JoinLeagueState, NotFoundScreen } from '@machine/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { useFeatureState } from '../hooks/useFeatureState.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { messageViewer, useViewer } from '../hooks/useViewer.ts';
import { paths } from '../paths.ts';
import { friendLeagueQueries, useJoinLeague } from '../queries/friendLeague.ts';
import { useServices } from '../services/services.ts';

/** Connects what an invite link leads to. Opening it changes nothing. */
export function JoinLeagueRoute() {
  const { code = '' } = useParams();
  const navigate = useNavigate();
  const viewer = messageViewer(useViewer());
  const { loginDialog } = useServices();
  const feature = useFeatureState('LEAGUES');
  const invite = useQuery({ ...friendLeagueQueries.invite(code), enabled: feature === 'served' });
  const state = useScreenState(invite, inviteState);
  const join = useJoinLeague(code, (leagueId) => void navigate(paths.league(leagueId)), { returnTo: paths.join(code) });
  if (feature === 'missing') return <NotFoundScreen homeHref={paths.home} />;
  return (
    <JoinLeagueScreen
      viewer={viewer}
      onLogin={() => loginDialog.set(true)}
      signupHref={paths.signup}
      state={state}
      joining={join.state}
      onJoin={() => join.run()}
      homeHref={paths.home}
      leagueHref={paths.league}
    />
  );
}

export const inviteState = (invite: InviteDetails | null): JoinLeagueState =>
  invite ? { kind: 'ready', invite } : { kind: 'unknown' };
