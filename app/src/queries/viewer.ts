import type { CurrentUser } from '@machine/contract';
import { useQuery } from '@tanstack/react-query';
import { useScreenState } from '../hooks/useScreenState.ts';
import { sessionQueries } from './session.ts';

const viewerOf = (user: CurrentUser | null) =>
  user ? { kind: 'player' as const, user } : { kind: 'anonymous' as const };

/**
 * For screens that only players have: who looks, or that it could not be found out, with a way to try again. The
 * attempts in between, which nobody asked for, do not show.
 */
export const useViewer = () => useScreenState(useQuery(sessionQueries.user()), viewerOf, { isPolled: true });

type Viewer = ReturnType<typeof useViewer>;

/** What the screens of messages have to know of their viewer. */
export const messageViewer = (viewer: Viewer) =>
  viewer.kind === 'player' ? { kind: 'player' as const, userId: viewer.user.id } : viewer;
