import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

export type LogRow = Selectable<Tables['moderation_log']>;

/** Comes before the first row. */
export const FIRST_HASH = '0'.repeat(64);

export function hashOf(previous: string, row: Omit<LogRow, 'hash'>): string {
  const { position, at, event, moderator_id, user_id, subject_id, reason, hours } = row;
  const text = JSON.stringify([previous, position, at, event, moderator_id, user_id, subject_id, reason, hours]);
  return createHash('sha256').update(text).digest('hex');
}
