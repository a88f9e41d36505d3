import type { ReactNode } from 'react';
import { ErrorBlock } from './ErrorBlock.tsx';
import { LoadingStatus } from './LoadingStatus.tsx';

/** Content that is loading, or has failed to load. Without `onRetry`, the server is rate limiting. */
export type Unloaded = { kind: 'loading'; isSlow?: boolean } | { kind: 'failed'; onRetry?: () => void };

export type LoadedProps<State extends { kind: string }> = {
  state: State;
  /** Says what failed, or replaces the whole block. Absent for what can't fail. */
  failure?: ReactNode;
  /** The text that screen readers announce while it is loading. */
  loading?: string;
  /** The shape of the content, shown while it is loading. */
  skeleton: ReactNode;
  children: (state: Exclude<State, Unloaded>) => ReactNode;
};

const isUnloaded = (state: { kind: string }): state is Unloaded => state.kind === 'loading' || state.kind === 'failed';

/** Content once it has loaded. Until then its skeleton, or what failed with a button to try again. */
export function Loaded<State extends { kind: string }>(props: LoadedProps<State>) {
  const { state, failure, loading, skeleton, children } = props;
  if (!isUnloaded(state)) return children(state as Exclude<State, Unloaded>);
  if (state.kind === 'failed') {
    return typeof failure === 'string' ? <ErrorBlock message={failure} onRetry={state.onRetry} /> : failure;
  }
  return (
    <>
      {skeleton}
      <LoadingStatus text={loading} isSlow={state.isSlow} />
    </>
  );
}
