/** Business constants and limits (docs/specification.md#9-business-constants-and-limits). Durations are in milliseconds unless the name says otherwise. */

export const PRODUCT_NAME = 'Beat the Machine';

/** Polling intervals while the page is visible. */
export const POLL_MS = {
  unreadCount: 30_000,
  match: 3_000,
  playByPlay: 3_000,
  matchChat: 3_000,
  completedLive: 10_000,
  slate: 10_000,
  machineStats: 60_000,
} as const;

/** A live score that its source hasn't confirmed for this long is marked as delayed. */
export const SCORE_DELAY_MS = 3 * 60_000;

export const COUNTDOWN_REFRESH_MS = 60_000;
export const SOCKET_RECONNECT_MS = 3_000;
export const SEARCH_DEBOUNCE_MS = 250;

export const DEADLINE_MS = { read: 15_000, write: 20_000, export: 60_000 } as const;
/** Delay before a loading screen shows "Still loading…". */
export const STILL_LOADING_MS = 10_000;

export const UNREAD_BADGE_MAX = 9;
export const INJURIES_SHOWN = 5;
export const INJURY_STATUSES_SHOWN: readonly string[] = ['Out', 'Questionable'];
export const PLAYS_SHOWN = 5;
/** Community stats are shown as percentages from this many picks, and as raw counts below it. */
export const COMMUNITY_PERCENT_MIN_PICKS = 25;
export const GOLD_STARS = 5;
export const GOLD_STAKES = { agree: GOLD_STARS, disagree: GOLD_STARS } as const;
/** The longest period of a slate. A day is at most 25 hours long. */
export const SLATE_MAX_HOURS = 48;
export const FOLLOWED_CLUBS_MAX = 30;
/** The next match of a followed club is looked for this many days ahead. */
export const NEXT_CLUB_MATCH_DAYS = 14;
/** The number of matches the side navigation lists for the clubs one follows. */
export const CLUB_MATCHES_SHOWN = 3;
export const PRACTICE_MATCHES = 10;

export const PASSWORD_MIN = 8;
/** Applies only to "Change password" in the settings. */
export const CHANGED_PASSWORD_MIN = 6;
/** A username can be changed once in this many days. */
export const USERNAME_CHANGE_DAYS = 30;
/** A former username is kept for its owner for this long. */
export const FORMER_USERNAME_DAYS = 90;
export const SIGNUP_REDIRECT_MS = 2_000;
export const UNAUTHORIZED_REDIRECT_MS = 500;

/** For how long one can report what one could read, also if it was deleted or hidden by a block since then. */
export const REPORTABLE_DAYS = 7;
/** For how long an emailed link restores a deleted account, whose address can't be used meanwhile. */
export const ACCOUNT_RESTORE_DAYS = 7;
export const ACCOUNT_DELETION_DAYS = 30;
/** Shown in a league instead of the username of a member whom a block hides. */
export const HIDDEN_PLAYER = 'A player you don’t see';
export const DELETED_USER = 'Deleted user';
export const MINIMUM_AGE = 16;
export const MATCH_START_NOTICE_MINUTES = 15;

export const ROW_ACHIEVEMENTS_SHOWN = 2;
export const THREAD_AVATARS_SHOWN = 3;
export const THREAD_NAMES_SHOWN = 2;
export const SEARCH_QUERY_MIN = 1;
export const SEARCH_ROWS_MAX = 20;
/** Maximum number of sessions listed for a user, most recently used first. */
export const SESSIONS_SHOWN = 50;
export const CHAT_TEXT_MAX = 500;
export const DM_TEXT_MAX = 2_000;
/** Maximum length of the note of a report or of a moderator's decision. */
export const REPORT_NOTE_MAX = 500;
/** For how many days a report is stored after it was decided. */
export const REPORT_RETENTION_DAYS = 180;

/** Minimum stars for each rank, in ascending order. */
export const RANK_STARS = {
  ROOKIE: 0,
  APPRENTICE: 35,
  CHALLENGER: 140,
  MASTER: 350,
  SLAYER: 840,
  ORACLE: 2_100,
} as const;
/** The stars for a correct pick on a prediction that was stored without stakes; a wrong pick earns none. */
export const DEFAULT_STAKES = { agree: 1, disagree: 2 } as const;
/** The AI Slayers board counts DISAGREE picks only where the Machine gave its pick at least this probability. */
export const SLAYER_MIN_PCT = 50;
/** Graded DISAGREE picks that count for the AI Slayers board which a player needs to be ranked on it. */
export const SLAYER_MIN_PICKS = { daily: 1, weekly: 3, all: 10 } as const;
/** How long a match usually takes, with breaks, by league. */
export const MATCH_LENGTH_MS: Readonly<Record<string, number>> = { NBA: 150 * 60_000, EPL: 120 * 60_000 };
/** The question of the day is remembered for this many questions. */
export const QUESTIONS_MAX = 10;
/** The hour (UTC) at which the days and weeks of the game end, so that a night of NBA matches is one day. */
export const GAME_DAY_START_HOUR_UTC = 10;
export const EDGE_MIN_DISAGREEMENTS = 20;
export const EDGE_POINTS_MAX = 200;
export const LEADERBOARD_ROWS_MAX = 1_000;
export const FRIEND_LEAGUE_NAME_MAX = 40;
/** Maximum number of members of a league of players, and of leagues a player can be in. */
export const FRIEND_LEAGUE_MEMBERS_MAX = 50;
export const FRIEND_LEAGUES_MAX = 20;
/** The number of newest weeks of a league that are listed with their winners. */
export const FRIEND_LEAGUE_WEEKS_SHOWN = 12;
export const INVITE_DAYS = 7;

/** Maximum number of rows on a page of each list of the audit: entries and results are longer than other rows. */
export const AUDIT_ROWS_MAX = { checkpoints: 500, entries: 100, results: 100, picks: 500 } as const;

/** A content hash of at least `minLength` characters is shortened to its first `head` and last `tail` characters. */
export const HASH_SHOWN = { minLength: 9, head: 6, tail: 3 } as const;

export const NEW_RESULTS_MAX = 20;
export const NOTIFICATION_LIST_MAX_HEIGHT_PX = 500;
export const TOAST = { durationMs: 5_000, removeMs: 1_000_000, swipePx: 50, maxWidthPx: 420 } as const;
export const TOOLTIP = { delayMs: 700, skipDelayMs: 300 } as const;

/** Keys in `localStorage`. */
export const STORAGE_KEYS = {
  cookieConsent: 'cookie-consent',
  theme: 'theme',
  shortcuts: 'shortcuts',
  seenWeek: 'seen-week',
  hideResults: 'hide-results',
} as const;

/** A browser redirect target, not an API call. */
export const LOGIN_REDIRECT_PATH = '/api/login';
export const SOCKET_PATH = '/ws';
/** The longest frame, in bytes, that the socket accepts from a client. */
export const SOCKET_FRAME_MAX = 1_024;
export const MATCHES_WATCHED_MAX = 24;
