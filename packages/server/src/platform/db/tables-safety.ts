import type { ColumnType } from 'kysely';
import type { Instant } from '../clock/time.ts';

/** A column that is written once and never updated. */
type Fixed<T> = ColumnType<T, T, never>;

/** Hides two players from each other. Only the blocker can see and delete it. */
type Blocks = { blocker_id: Fixed<string>; blocked_id: Fixed<string>; created_at: Fixed<Instant> };

/** Hides what a player writes from another one. */
type Mutes = { muter_id: Fixed<string>; muted_id: Fixed<string>; created_at: Fixed<Instant> };

export type SafetyTables = { blocks: Blocks; mutes: Mutes };
