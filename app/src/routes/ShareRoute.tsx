import { type Share } from '@machine/contract';
import { ShareScreen, type ShareScreenState } from '@machine/ui';
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
  const state = useScreenState(share, shareState);
  return (
    <ShareScreen state={feature === 'missing' ? { kind: 'empty' } : state} isVisitor={session.kind === 'anonymous'} />
  );
}

/** Maps what the server replies to the state of the screen. A newer kind of share shows nothing here. */
const shareState = (share: Share | null): ShareScreenState =>
  share && (share.pick ?? share.week ?? share.edge) ? { kind: 'ready', share } : { kind: 'empty' };
