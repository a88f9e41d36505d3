import { useEffect, useState } from 'react';
import { ApiError } from '../api/error.ts';

/** Returns how long the server asks to wait; 0 without a request to wait. */
export const retryAfterMs = (error: unknown) => (error instanceof ApiError ? error.retryAfterMs : 0);

/** Returns true while the Retry-After of an error has not passed. */
export function useRetryAfter(error: Error | null): boolean {
  const [expiredError, setExpiredError] = useState<Error | null>(null);
  const waitMs = retryAfterMs(error);
  useEffect(() => {
    if (waitMs === 0) return;
    const timer = setTimeout(() => setExpiredError(error), waitMs);
    return () => clearTimeout(timer);
  }, [error, waitMs]);
  return waitMs > 0 && expiredError !== error;
}
