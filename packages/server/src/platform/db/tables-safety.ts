import type { Instant } from '../clock/time.ts';
import type { Fixed } from './column-types.ts';

/** Hides two players from each other. Only the blocker can see and delete it. */
type Blocks = { blocker_id: Fixed<string>; blocked_id: Fixed<string>; created_at: Fixed<Instant> };

/** Hides what a player writes from another one. */
type Mutes = { muter_id: Fixed<string>; muted_id: Fixed<string>; created_at: Fixed<Instant> };

export type SafetyTables = { blocks: Blocks; mutes: Mutes };
