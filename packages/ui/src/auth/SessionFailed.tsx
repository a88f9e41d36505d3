import { ErrorBlock } from '../primitives/feedback/ErrorBlock.tsx';

export type SessionFailedProps = {
  /** Absent while rate-limited. */
  onRetry?: () => void;
};

/** Shown instead of a player's own screen if the session could not be loaded. */
export function SessionFailed({ onRetry }: SessionFailedProps) {
  return <ErrorBlock message="Couldn't check whether you're logged in." onRetry={onRetry} />;
}
