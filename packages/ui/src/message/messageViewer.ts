/** The viewer of a messages screen. Only players can read messages. */
export type MessageViewer =
  | Extract<Unloaded, { kind: 'loading' }>
  | { kind: 'anonymous' }
  | { kind: 'player'; userId: string };
import type { Unloaded } from '../primitives/feedback/UnloadedBlock.tsx';

/** Returns whether the screen is loading; a login prompt is not. */
export const isLoading = (viewer: MessageViewer, state: { kind: string }) =>
  viewer.kind === 'loading' || (viewer.kind === 'player' && state.kind === 'loading');
