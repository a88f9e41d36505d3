import { STILL_LOADING_MS } from '@machine/contract';
import { type Session, useSession } from '../queries/session.ts';
import { useHasElapsed } from './useHasElapsed.ts';

type Viewer = Exclude<Session, { kind: 'loading' }> | { kind: 'loading'; isSlow: boolean };

/** The viewer of a screen that requires login. */
export function useViewer(): Viewer {
  const session = useSession();
  const isLoading = session.kind === 'loading';
  const isSlow = useHasElapsed(isLoading, STILL_LOADING_MS);
  return isLoading ? { kind: 'loading', isSlow } : session;
}

/** Reduces a viewer to what the message screens need. */
export const messageViewer = (viewer: Viewer) =>
  viewer.kind === 'player' ? { kind: 'player' as const, userId: viewer.user.id } : viewer;
