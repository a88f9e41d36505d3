import { FriendLeaguesScreen } from '@machine/ui/friendLeague/FriendLeaguesScreen.tsx';
import { NotFoundScreen } from '@machine/ui/layout/NotFoundScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFeatureState } from '../hooks/useFeatureState.ts';
import { listState } from '../hooks/listState.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { messageViewer, useViewer } from '../hooks/useViewer.ts';
import { lazyPart } from '../panels/Part.tsx';
import { friendLeagueQueries } from '../queries/friendLeague.ts';

const CreateLeague = lazyPart(() => import('../panels/CreateLeague.tsx'));

export default function FriendLeaguesRoute() {
  const session = useViewer();
  const viewer = messageViewer(session);
  const feature = useFeatureState('LEAGUES');
  const isPlayer = viewer.kind === 'player';
  const leagues = useQuery({ ...friendLeagueQueries.list(), enabled: isPlayer && feature === 'served' });
  const state = useScreenState(leagues, (rows) => listState('leagues', rows));
  const [isCreating, setIsCreating] = useState(false);
  if (feature === 'missing') return <NotFoundScreen />;
  return (
    <>
      <FriendLeaguesScreen
        viewer={viewer}
        onLogin={session.onLogin}
        state={state}
        onCreate={() => setIsCreating(true)}
      />
      <CreateLeague isOpen={isCreating} onClose={() => setIsCreating(false)} />
    </>
  );
}
