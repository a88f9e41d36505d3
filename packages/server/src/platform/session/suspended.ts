import { type RawBuilder, sql } from 'kysely';
import type { Instant } from '../clock/time.ts';

/** Builds the condition that the user of a row of `users` isn't suspended at a real time. */
export const isNotSuspended = (at: Instant): RawBuilder<boolean> =>
  sql<boolean>`(users.suspended_until is null or users.suspended_until <= ${at})`;
