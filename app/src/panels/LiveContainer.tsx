import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { startLive } from '../live/start.ts';
import { useSession } from '../queries/session.ts';
import { restartSession } from '../queries/sessionChange.ts';
import { useServices } from '../services/services.ts';
import { onTabs } from '../services/tabs.ts';

/** Keeps the page connected; anew for whoever logs in or out. Without it the polls carry the page. */
export function LiveContainer() {
  const client = useQueryClient();
  const services = useServices();
  const session = useSession();
  const found = session.kind === 'player' ? session.user.id : session.kind;
  const [who, setWho] = useState(found);
  // A check that is under way ends no connection.
  if (found !== who && found !== 'loading') setWho(found);

  // All the while: a word that comes while the connection changes hands must not be lost.
  useEffect(() => onTabs(() => void restartSession(client)), [client]);
  useEffect(() => (who === 'loading' ? undefined : startLive(client, services)), [who, client, services]);
  return null;
}
