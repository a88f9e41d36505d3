import type { League, MachinePick, MatchStatus, PickChoice, PreferenceKey } from '@machine/contract';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Instant } from '../feed/feed.ts';

/** 1 is true, 0 is false: the one way that both databases share. */
type Bit = 0 | 1;

/** Written once and never changed. */
type Fixed<T> = ColumnType<T, T, never>;

type PreferenceColumns = {
  [Key in PreferenceKey as SnakeCase<Key>]: Generated<Bit>;
};
type SnakeCase<Text extends string> = Text extends `${infer Head}${infer Rest}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Rest>}`
  : Text;

type Users = PreferenceColumns & {
  id: Fixed<string>;
  username: string;
  /** Lower case: names and addresses are unique without regard to it. */
  username_key: string;
  email: string;
  email_key: string;
  first_name: string;
  last_name: string;
  /** A PHC string; null for an account without a password. */
  password_hash: string | null;
  rank: Generated<string>;
  stars: Generated<number>;
  current_streak: Generated<number>;
  best_streak: Generated<number>;
  profile_image_url: string | null;
  created_at: Fixed<Instant>;
};

type Sessions = {
  /** SHA-256 of the id in the cookie, lower-case hex. */
  id_hash: Fixed<string>;
  user_id: Fixed<string>;
  created_at: Fixed<Instant>;
  last_seen_at: Instant;
};

type Matches = {
  id: Fixed<string>;
  league: League;
  home_team: string;
  away_team: string;
  home_abbr: string;
  away_abbr: string;
  start_time: Instant;
  status: MatchStatus;
  score_home: number | null;
  score_away: number | null;
  clock: string | null;
  /** Decided when the Machine's call is published. */
  is_gold: Generated<Bit>;
};

type Predictions = {
  match_id: Fixed<string>;
  machine_pick: Fixed<MachinePick>;
  /** 0 to 100. */
  confidence_pct: Fixed<number>;
  /** The exact text behind `content_hash`. */
  analysis: Fixed<string>;
  /** JSON: string[]. */
  rationale: Fixed<string>;
  /** JSON: { title, kind }[]. */
  sources: Fixed<string>;
  model_version: Fixed<string>;
  content_hash: Fixed<string>;
  created_at: Fixed<Instant>;
};

type Picks = {
  id: Fixed<string>;
  user_id: Fixed<string>;
  match_id: Fixed<string>;
  choice: Fixed<PickChoice>;
  created_at: Fixed<Instant>;
};

export type Tables = {
  users: Users;
  sessions: Sessions;
  matches: Matches;
  predictions: Predictions;
  picks: Picks;
};

export type UserRow = Selectable<Users>;
export type MatchRow = Selectable<Matches>;
