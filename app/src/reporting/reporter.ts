import { type ClientErrorKind, endpoints } from '@machine/contract';
import { call } from '../api/call.ts';
import { describeError } from './clientError.ts';

/** Per page load: a page that breaks again and again says nothing new. */
const MOST = 3;

/** Makes a reporter that sends each error once and never fails, whatever becomes of the report. */
export function createReporter() {
  const told = new Set<string>();
  return async (kind: ClientErrorKind, error: unknown, componentStack?: string | null): Promise<void> => {
    try {
      const body = describeError(kind, { error, componentStack, place: window.location });
      const key = JSON.stringify([body.name, body.code, body.stack[0], body.components[0]]);
      if (told.size >= MOST || told.has(key)) return;
      told.add(key);
      await call(endpoints.reportClientError, { body });
    } catch {
      // Nobody waits for a report, and one about a report would have no end.
    }
  };
}

export const report = createReporter();
