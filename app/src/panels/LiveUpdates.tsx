import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { recoveryOptions, recoverOnSuccess } from '../live/sessionRecovery.ts';
import { startLiveUpdates } from '../live/liveUpdates.ts';
import { type Session, sessionQueries, useSession } from '../queries/session.ts';
import { restartSession } from '../queries/sessionChange.ts';
import { useServices } from '../services/services.ts';
import { onOtherTabChange } from '../services/otherTabs.ts';

/** Names the viewer that a connection is for. One whose session is unknown is connected, too. */
function nameOf(session: Session): string {
  if (session.kind === 'player') return session.user.id;
  return session.kind === 'loading' && session.hasFailed ? 'unknown' : session.kind;
}

/**
 * Keeps the page connected; anew for whoever logs in or out. Without it the polls carry the page. Finds out who is here
 * when the first request for it has failed.
 */
export function LiveUpdates() {
  const client = useQueryClient();
  const services = useServices();
  const found = nameOf(useSession());
  const [who, setWho] = useState(found);
  // A check that is under way ends no connection.
  if (found !== who && found !== 'loading') setWho(found);

  useQuery({ ...sessionQueries.user(), ...recoveryOptions });
  useEffect(() => recoverOnSuccess(client, services.connection), [client, services]);
  // All the while: a word that comes while the connection changes hands must not be lost.
  useEffect(() => onOtherTabChange(() => void restartSession(client)), [client]);
  useEffect(() => (who === 'loading' ? undefined : startLiveUpdates(client, services)), [who, client, services]);
  return null;
}
