import type { CurrentUser } from '@machine/contract';
import { useQuery } from '@tanstack/react-query';
import { useScreenState } from './useScreenState.ts';
import { sessionQueries } from '../queries/session.ts';

const viewerOf = (user: CurrentUser | null) =>
  user ? { kind: 'player' as const, user } : { kind: 'anonymous' as const };

/** The viewer of a screen that requires login, or a failure with a retry. Automatic retries do not show as loading. */
export const useViewer = () => useScreenState(useQuery(sessionQueries.user()), viewerOf, { isPolled: true });

type Viewer = ReturnType<typeof useViewer>;

/** Reduces a viewer to what the message screens need. */
export const messageViewer = (viewer: Viewer) =>
  viewer.kind === 'player' ? { kind: 'player' as const, userId: viewer.user.id } : viewer;
