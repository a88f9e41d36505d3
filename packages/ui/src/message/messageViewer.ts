/** The viewer of a messages screen. Only players can read messages. */
export type MessageViewer =
  | { kind: 'loading'; isSlow?: boolean }
  /** The session could not be loaded. */
  | { kind: 'failed'; onRetry?: () => void }
  | { kind: 'anonymous' }
  | { kind: 'player'; userId: string };

/** Returns whether the screen is loading; a login prompt or an error is not. */
export const isLoading = (viewer: MessageViewer, state: { kind: string }) =>
  viewer.kind === 'loading' || (viewer.kind === 'player' && state.kind === 'loading');
