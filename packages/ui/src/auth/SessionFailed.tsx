import { ErrorBlock } from '../primitives/ErrorBlock.tsx';

export type SessionFailedProps = {
  /** Absent while the server asks to wait. */
  onRetry?: () => void;
};

/** In place of a player's own screen when it could not be found out who looks: neither theirs nor a login prompt. */
export function SessionFailed({ onRetry }: SessionFailedProps) {
  return <ErrorBlock sentence="Couldn't check whether you're logged in." onRetry={onRetry} />;
}
