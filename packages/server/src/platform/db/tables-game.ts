import type { LeaderboardQuery, League, MachinePick, MatchStatus, PickChoice } from '@machine/contract';
import type { Generated, Selectable } from 'kysely';
import type { Instant } from '../clock/time.ts';
import type { Bit, Fixed } from './column-types.ts';

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
  /** Decided when the prediction is published. */
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
  /** Tenths of stars for a correct pick. Null, as are the columns below, for predictions from before they were stored. */
  agree_tenths: Fixed<number | null>;
  disagree_tenths: Fixed<number | null>;
  /** 0 to 100, with one decimal. */
  home_pct: Fixed<number | null>;
  draw_pct: Fixed<number | null>;
  away_pct: Fixed<number | null>;
  /** JSON: PredictionReasons without the bullets and the analysis, which have columns of their own. */
  reasons: Fixed<string | null>;
};

type Picks = {
  id: Fixed<string>;
  user_id: Fixed<string>;
  match_id: Fixed<string>;
  choice: Fixed<PickChoice>;
  created_at: Fixed<Instant>;
  /** The batch in which the pick was added to the crowd; 0: added immediately (bots); null: not yet. */
  crowd_batch: number | null;
  /** The start, from which the user's followers are notified of the choice; null: already notified, or no followers. */
  announce_due_at: Instant | null;
  /** The start of the match as known then, which the receipt says. */
  match_start: Fixed<Instant>;
};

/** The counts of picks that players see on a match. Before it starts they don't include the newest picks. */
type Crowds = {
  match_id: Fixed<string>;
  agree_count: Generated<number>;
  disagree_count: Generated<number>;
  /** The number of counted picks by bots. */
  bot_count: Generated<number>;
  /** Number of batches counted so far. */
  batch: Generated<number>;
  /** Of the newest batch only. */
  batch_agree_count: Generated<number>;
  batch_disagree_count: Generated<number>;
};

/** The graded result of a match, one row for each FINAL or VOID match. A corrected result differs from its grade. */
type Grades = {
  match_id: Fixed<string>;
  status: 'FINAL' | 'VOID';
  score_home: number | null;
  score_away: number | null;
  /** Null for a match that doesn't count. */
  outcome: Outcome | null;
  machine_correct: Bit | null;
  /** Start of the match. */
  start_time: Instant;
  graded_at: Instant;
  /** Why the Machine was wrong; written some time after the grading. */
  post_mortem: string | null;
};
/** The outcome of a match. */
export type Outcome = 'HOME' | 'AWAY' | 'DRAW';

/** The result of a pick, once its match is FINAL. The picks themselves are never updated. */
type PickResults = {
  pick_id: Fixed<string>;
  user_id: Fixed<string>;
  match_id: Fixed<string>;
  choice: Fixed<PickChoice>;
  was_correct: Bit;
  star_tenths: number;
  /** Start of the match, which orders streaks and leaderboards. */
  start_time: Instant;
  picked_at: Fixed<Instant>;
  /** The wins over the Machine that this pick adds, and their variance. Null for AGREE and without probabilities. */
  edge: number | null;
  edge_variance: Fixed<number | null>;
  /** True if the pick counts for the AI Slayers board: a DISAGREE against a probability of at least 50 %. */
  is_slayer_pick: Generated<Bit>;
};

type UserAchievements = { user_id: Fixed<string>; achievement_id: Fixed<string>; unlocked_at: Fixed<Instant> };

/** A user's pick results by the period of a leaderboard, summed. Only spans with a result that counts have a row. */
type BoardTotals = {
  user_id: Fixed<string>;
  period: Fixed<LeaderboardQuery['period']>;
  /** The start of the game day or week; 0 for all time. */
  starts_at: Fixed<Instant>;
  /** The user's, which orders ties. */
  username_key: string;
  /** 0 for all time, whose stars are those of the user. */
  star_tenths: number;
  slayer_correct: number;
  slayer_picks: number;
  /** Tenths of a percent of correct picks, by which AI Slayers ranks users; null with too few picks. */
  slayer_score: number | null;
  /** Correct picks in a row at the end of the day or week, and the longest run in it. 0 for all time. */
  run: Generated<number>;
  best_run: Generated<number>;
};

/** The clubs that users follow. */
type UserClubs = {
  user_id: string;
  /** The code of `CLUB_ROWS`. */
  club: string;
  followed_at: Instant;
};

/** Whose results a player hides. No row: nobody's. */
type HiddenResults = {
  user_id: Fixed<string>;
  is_all: Bit;
  /** JSON: string[], the codes of clubs. */
  clubs: string;
  /** Only results of matches that started after this game time are hidden. */
  since: Instant;
};

/** A match after `since` whose result the player has chosen to see. */
type ShownResults = { user_id: Fixed<string>; match_id: Fixed<string>; start_time: Instant };

export type GameTables = {
  matches: Matches;
  predictions: Predictions;
  picks: Picks;
  crowds: Crowds;
  grades: Grades;
  pick_results: PickResults;
  user_achievements: UserAchievements;
  board_totals: BoardTotals;
  user_clubs: UserClubs;
  hidden_results: HiddenResults;
  shown_results: ShownResults;
};

export type MatchRow = Selectable<Matches>;
export type PredictionRow = Selectable<Predictions>;
