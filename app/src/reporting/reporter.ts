import * as endpoints from '@machine/contract/endpoints.ts';
import type { ClientErrorKind } from '@machine/contract/client-error.ts';
import { call } from '../api/call.ts';
import { describeError } from './clientError.ts';

/** Maximum number of reports per page load. */
const MAX_REPORTS = 3;

/** Creates a reporter that sends each error once and never throws. */
export function createReporter() {
  const reported = new Set<string>();
  return async (kind: ClientErrorKind, error: unknown, componentStack?: string | null): Promise<void> => {
    try {
      const body = describeError(kind, { error, componentStack, page: window.location });
      const key = JSON.stringify([body.name, body.code, body.stack[0], body.components[0]]);
      if (reported.size >= MAX_REPORTS || reported.has(key)) return;
      reported.add(key);
      await call(endpoints.reportClientError, { body });
    } catch {
      // Reporting a failed report could loop forever.
    }
  };
}

export const report = createReporter();
