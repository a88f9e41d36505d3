import { ShareScreen, type ShareScreenState } from '@machine/ui/share/ShareScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useFeatureState } from '../hooks/useFeatureState.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { shareQueries } from '../queries/share.ts';
import { useSession } from '../queries/session.ts';

export default function ShareRoute() {
  const { id = '' } = useParams();
  const session = useSession();
  const feature = useFeatureState('SHARING');
  const share = useQuery({ ...shareQueries.shared(id), enabled: feature === 'served' });
  // A newer kind of share shows nothing here.
  const state = useScreenState(share, (found): ShareScreenState =>
    found && (found.pick ?? found.week ?? found.edge) ? { kind: 'ready', share: found } : { kind: 'empty' },
  );
  return (
    <ShareScreen state={feature === 'missing' ? { kind: 'empty' } : state} isVisitor={session.kind === 'anonymous'} />
  );
}
