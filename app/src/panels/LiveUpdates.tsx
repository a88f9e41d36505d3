import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { recoverSession } from '../live/sessionRecovery.ts';
import { startLiveUpdates } from '../live/liveUpdates.ts';
import { useSession } from '../queries/session.ts';
import { restartSession } from '../queries/sessionChange.ts';
import { useServices } from '../services/services.ts';
import { onOtherTabChange } from '../services/otherTabs.ts';

/**
 * Keeps the live connection, restarted on login and logout, and recovers the session after a failure. Without a
 * connection, the page relies on polling.
 */
export default function LiveUpdates() {
  const client = useQueryClient();
  const services = useServices();
  const session = useSession();
  const current = session.kind === 'player' ? session.user.id : session.kind;
  const [viewer, setViewer] = useState(current);
  // A session check in progress does not end the connection.
  if (current !== viewer && current !== 'loading') setViewer(current);

  useEffect(() => recoverSession(client, services.connection), [client, services]);
  // Independent of the connection, so that no message is lost while it restarts.
  useEffect(() => onOtherTabChange(() => void restartSession(client)), [client]);
  useEffect(() => (viewer === 'loading' ? undefined : startLiveUpdates(client, services)), [viewer, client, services]);
  return null;
}
