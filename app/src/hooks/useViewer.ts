import { STILL_LOADING_MS } from '@machine/contract/constants.ts';
import { type Session, useSession } from '../queries/session.ts';
import { useServices } from '../services/services.ts';
import { useHasElapsed } from './useHasElapsed.ts';

type Viewer = (Exclude<Session, { kind: 'loading' }> | { kind: 'loading'; isSlow: boolean }) & { onLogin: () => void };

/** The viewer of a screen that requires login, and what opens its dialog. */
export function useViewer(): Viewer {
  const session = useSession();
  const isLoading = session.kind === 'loading';
  const isSlow = useHasElapsed(isLoading, STILL_LOADING_MS);
  const { loginDialog } = useServices();
  const onLogin = () => loginDialog.set(true);
  return isLoading ? { kind: 'loading', isSlow, onLogin } : { ...session, onLogin };
}

/** Reduces a viewer to what the message screens need. */
export const messageViewer = (viewer: Viewer) =>
  viewer.kind === 'player' ? { kind: 'player' as const, userId: viewer.user.id } : viewer;
