/** Who reads: messages are for those who are logged in. */
export type MessageViewer =
  | { kind: 'loading'; isSlow?: boolean }
  /** It could not be found out. */
  | { kind: 'failed'; onRetry?: () => void }
  | { kind: 'anonymous' }
  | { kind: 'player'; userId: string };

/** Whether a screen of messages still loads; a question to the viewer is no loading. */
export const isBusy = (viewer: MessageViewer, state: { kind: string }) =>
  viewer.kind === 'loading' || (viewer.kind === 'player' && state.kind === 'loading');
