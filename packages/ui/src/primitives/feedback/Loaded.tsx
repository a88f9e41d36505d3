import type { ReactNode } from 'react';
import { ErrorBlock } from './ErrorBlock.tsx';
import { LoadingStatus } from './LoadingStatus.tsx';

/** Content that is loading, or has failed to load. Without `onRetry`, the server is rate limiting. */
export type Unloaded<Reason = unknown> =
  | { kind: 'loading'; isSlow?: boolean }
  | ({ kind: 'failed'; onRetry?: () => void } & Reason);

type OfKind<State, Kind> = Extract<State, { kind: Kind }>;

/** What each kind of content looks like, or a function for all kinds. */
type Views<State extends { kind: string }> =
  | ((state: State) => ReactNode)
  | { [Kind in State['kind']]: (state: OfKind<State, Kind>) => ReactNode };

export type LoadedProps<State extends { kind: string }> = {
  /** Decides what is drawn: its kind is loading, failed, or one of `children`. */
  state: State;
  /** Says what failed, or draws it. Absent for what can't fail. */
  failure?: string | ((state: OfKind<State, 'failed'>) => ReactNode);
  /** The text that screen readers announce while it is loading. */
  loading?: string;
  /** The shape of the content, shown while it is loading. A function also says in words that it is loading. */
  skeleton: ReactNode | ((isSlow: boolean | undefined) => ReactNode);
  /** Draws each loaded kind, or all of them by one function. */
  children: Views<Exclude<State, Unloaded>>;
};

const isUnloaded = (state: { kind: string }): state is Unloaded => state.kind === 'loading' || state.kind === 'failed';

/** Content once it has loaded. Until then its skeleton, or what failed with a button to try again. */
export function Loaded<State extends { kind: string }>(props: LoadedProps<State>) {
  const { state, failure, loading, skeleton, children } = props;
  if (!isUnloaded(state)) {
    const view = typeof children === 'function' ? children : children[state.kind as keyof typeof children];
    return (view as (state: State) => ReactNode)(state);
  }
  if (state.kind === 'failed') {
    if (typeof failure === 'function') return failure(state as OfKind<State, 'failed'>);
    return failure !== undefined && <ErrorBlock message={failure} onRetry={state.onRetry} />;
  }
  if (typeof skeleton === 'function') return skeleton(state.isSlow);
  return (
    <>
      {skeleton}
      <LoadingStatus text={loading} isSlow={state.isSlow} />
    </>
  );
}
