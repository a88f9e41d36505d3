import type { AccountTables } from './tables-account.ts';
import type { FriendLeagueTables } from './tables-friend-league.ts';
import type { GameTables } from './tables-game.ts';
import type { ModerationTables, SafetyTables } from './tables-moderation.ts';
import type { PlatformTables } from './tables-platform.ts';
import type { ProofTables } from './tables-proof.ts';
import type { ReminderTables } from './tables-reminder.ts';
import type { SeasonTables } from './tables-season.ts';
import type { ShareTables } from './tables-shares.ts';
import type { SocialTables } from './tables-social.ts';

/** All tables of the database, as `schema.sql` and the migrations leave them. */
export type Tables = PlatformTables &
  AccountTables &
  ReminderTables &
  GameTables &
  ProofTables &
  SocialTables &
  SafetyTables &
  ModerationTables &
  ShareTables &
  FriendLeagueTables &
  SeasonTables;
