import type { Unloaded } from '../primitives/feedback/Loaded.tsx';

/** The viewer of a messages screen. Only players can read messages. */
export type MessageViewer =
  | Extract<Unloaded, { kind: 'loading' }>
  | { kind: 'anonymous' }
  | { kind: 'player'; userId: string };

type ForPlayer<State> = State extends { kind: 'ready' } ? State & { viewerId: string } : State;

/** Returns the state of a screen that only players see: its own for a player, and otherwise that of the viewer. */
export function stateFor<State extends { kind: string }>(viewer: MessageViewer, state: State) {
  if (viewer.kind !== 'player') return viewer;
  return { ...state, viewerId: viewer.userId } as ForPlayer<State>;
}
