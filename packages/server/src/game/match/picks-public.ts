import { type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { Instant } from '../../platform/clock/time.ts';

/**
 * Builds the condition that picks on a match are public at `now`, which they are from its start on. A postponed match has
 * not started, whatever its original start time.
 */
export const arePicksPublic = (
  eb: ExpressionBuilder<Tables, 'matches'>,
  now: Expression<Instant> | Instant,
): Expression<SqlBool> =>
  eb.or([
    eb('matches.status', 'in', ['LIVE', 'PROVISIONAL', 'FINAL']),
    eb.and([eb('matches.status', '!=', 'POSTPONED'), eb('matches.start_time', '<=', now)]),
  ]);
