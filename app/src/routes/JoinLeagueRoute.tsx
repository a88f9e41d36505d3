import { paths } from '@machine/contract/paths.ts';
import { JoinLeagueScreen, type JoinLeagueState } from '@machine/ui/friendLeague/JoinLeagueScreen.tsx';
import { NotFoundScreen } from '@machine/ui/layout/NotFoundScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { useFeatureState } from '../hooks/useFeatureState.ts';
import { useLeagueSafety } from '../hooks/useLeagueSafety.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { messageViewer, useViewer } from '../hooks/useViewer.ts';
import { lazyPart } from '../panels/Part.tsx';
import { friendLeagueQueries, useJoinLeague } from '../queries/friendLeague.ts';

const Safety = lazyPart(() => import('../panels/Safety.tsx'));

/** Connects what an invite link leads to. Opening it changes nothing. */
export default function JoinLeagueRoute() {
  const { code = '' } = useParams();
  const navigate = useNavigate();
  const session = useViewer();
  const viewer = messageViewer(session);
  const feature = useFeatureState('LEAGUES');
  const invite = useQuery({ ...friendLeagueQueries.invite(code), enabled: feature === 'served' });
  const state = useScreenState(invite, (found): JoinLeagueState =>
    found ? { kind: 'ready', invite: found } : { kind: 'unknown' },
  );
  const join = useJoinLeague(code, (leagueId) => void navigate(paths.league(leagueId)));
  const { ownerName = '', canReport = false } = invite.data ?? {};
  const safety = useLeagueSafety({ id: code, ownerName, canReport });
  if (feature === 'missing') return <NotFoundScreen />;
  return (
    <>
      <JoinLeagueScreen
        viewer={viewer}
        onLogin={session.onLogin}
        state={state}
        joining={join.state}
        onJoin={() => join.mutate()}
        more={safety.more}
      />
      <Safety {...safety.panel} />
    </>
  );
}
