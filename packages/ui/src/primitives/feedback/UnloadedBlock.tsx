import type { ReactNode } from 'react';
import { ErrorBlock } from './ErrorBlock.tsx';
import { LoadingStatus } from './LoadingStatus.tsx';

/** A block for content that is loading, or has failed to load. Without `onRetry`, the server is rate limiting. */
export type Unloaded = { kind: 'loading'; isSlow?: boolean } | { kind: 'failed'; onRetry?: () => void };

export type UnloadedBlockProps = {
  state: Unloaded;
  /** Says what failed. */
  failure: string;
  /** The text that screen readers announce while it is loading. */
  loading?: string;
  /** The shape of the content, shown while it is loading. */
  children?: ReactNode;
};

/** Content that isn't there yet: its skeleton, or what failed with a button to try again. */
export function UnloadedBlock({ state, failure, loading, children }: UnloadedBlockProps) {
  if (state.kind === 'failed') return <ErrorBlock message={failure} onRetry={state.onRetry} />;
  return (
    <>
      {children}
      <LoadingStatus text={loading} isSlow={state.isSlow} />
    </>
  );
}
