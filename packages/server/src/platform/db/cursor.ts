import type { Instant } from '../clock/time.ts';
import { HttpError } from '../http/http-error.ts';
import { isId } from './id.ts';

/** Returns the cursor of the page after a row, in lists ordered by a time and the id. */
export const cursorOf = (at: Instant, id: string) => `${at}:${id}`;

/** Returns the last row of the page before. Throws an `HttpError` (400) for an invalid cursor. */
export function parseCursor(cursor: string): { at: Instant; id: string } {
  const [, at = '', id = ''] = /^(\d{1,16}):(.+)$/.exec(cursor) ?? [];
  if (at === '' || !isId(id)) throw new HttpError(400, 'cursor is missing or invalid.');
  return { at: Number(at), id };
}
