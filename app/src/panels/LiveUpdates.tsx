import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { recoveryOptions, recoverOnSuccess } from '../live/sessionRecovery.ts';
import { startLiveUpdates } from '../live/liveUpdates.ts';
import { type Session, sessionQueries, useSession } from '../queries/session.ts';
import { restartSession } from '../queries/sessionChange.ts';
import { useServices } from '../services/services.ts';
import { onOtherTabChange } from '../services/otherTabs.ts';

/** Identifies the viewer of a connection. An unknown session is connected, too. */
function viewerKey(session: Session): string {
  if (session.kind === 'player') return session.user.id;
  return session.kind === 'loading' && session.hasFailed ? 'unknown' : session.kind;
}

/**
 * Keeps the live connection, restarted on login and logout, and recovers the session when the first request for it
 * failed. Without a connection, the page relies on polling.
 */
export default function LiveUpdates() {
  const client = useQueryClient();
  const services = useServices();
  const current = viewerKey(useSession());
  const [viewer, setViewer] = useState(current);
  // A session check in progress does not end the connection.
  if (current !== viewer && current !== 'loading') setViewer(current);

  useQuery({ ...sessionQueries.user(), ...recoveryOptions });
  useEffect(() => recoverOnSuccess(client, services.connection), [client, services]);
  // Independent of the connection, so that no message is lost while it restarts.
  useEffect(() => onOtherTabChange(() => void restartSession(client)), [client]);
  useEffect(() => (viewer === 'loading' ? undefined : startLiveUpdates(client, services)), [viewer, client, services]);
  return null;
}
