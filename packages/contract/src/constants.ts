/** Business constants and limits, SPEC.md §9. Durations are in milliseconds unless the name says otherwise. */

export const PRODUCT_NAME = 'Beat the Machine';

/** How often each question is asked again while the page is visible. */
export const POLL_MS = {
  unreadCount: 30_000,
  match: 3_000,
  playByPlay: 3_000,
  matchChat: 3_000,
  completedLive: 10_000,
  machineStats: 60_000,
} as const;

export const COUNTDOWN_REFRESH_MS = 60_000;
export const SOCKET_RECONNECT_MS = 3_000;
export const SEARCH_DEBOUNCE_MS = 250;

/** How long a call may take before the client gives up (RELIABILITY.md R1). */
export const DEADLINE_MS = { read: 15_000, write: 20_000, export: 60_000 } as const;
/** After this long a loading screen says "Still loading…". */
export const STILL_LOADING_MS = 10_000;

export const UNREAD_BADGE_MAX = 9;
export const INJURIES_SHOWN = 5;
export const INJURY_STATUSES_SHOWN: readonly string[] = ['Out', 'Questionable'];
export const PLAYS_SHOWN = 5;
/** From this many picks on the community is shown in percent; below it, in raw counts. */
export const COMMUNITY_PERCENT_MIN_PICKS = 25;
export const GOLD_STARS = 5;

export const PASSWORD_MIN = 8;
/** Only for "change password" in the settings (SPEC.md §5). */
export const CHANGED_PASSWORD_MIN = 6;
export const SIGNUP_REDIRECT_MS = 2_000;
export const UNAUTHORIZED_REDIRECT_MS = 500;

export const ACCOUNT_DELETION_DAYS = 30;
export const MINIMUM_AGE = 16;
export const MATCH_START_NOTICE_MINUTES = 15;

export const ROW_ACHIEVEMENTS_SHOWN = 2;
export const THREAD_AVATARS_SHOWN = 3;
export const THREAD_NAMES_SHOWN = 2;
export const SEARCH_QUERY_MIN = 1;
export const SEARCH_ROWS_MAX = 20;
/** How many of a player's sessions are listed at most, the last used first. */
export const SESSIONS_SHOWN = 50;
export const CHAT_TEXT_MAX = 500;
export const DM_TEXT_MAX = 2_000;

/** Stars from which on a rank is held (RULES.md), in ascending order. */
export const RANK_STARS = {
  ROOKIE: 0,
  APPRENTICE: 25,
  CHALLENGER: 100,
  MASTER: 250,
  SLAYER: 600,
  ORACLE: 1_500,
} as const;
/** Stars for a right pick (RULES.md); a wrong one has none. */
export const PICK_STARS = { AGREE: 1, DISAGREE: 2 } as const;
/** How many graded DISAGREE picks a player needs to stand on the AI Slayers board (RULES.md). */
export const SLAYER_MIN_PICKS = { daily: 1, weekly: 3, all: 10 } as const;
/** At most so many rows of a board are sent. */
export const LEADERBOARD_ROWS_MAX = 1_000;

/** A content hash of at least `minLength` characters is shown as its first `head` and last `tail`. */
export const HASH_SHOWN = { minLength: 9, head: 6, tail: 3 } as const;

export const NOTIFICATION_LIST_MAX_HEIGHT_PX = 500;
export const TOAST = { durationMs: 5_000, removeMs: 1_000_000, swipePx: 50, maxWidthPx: 420 } as const;
export const TOOLTIP = { delayMs: 700, skipDelayMs: 300 } as const;

/** The two keys the client keeps in `localStorage` (SPEC.md §3). */
export const STORAGE_KEYS = { cookieConsent: 'cookie-consent', theme: 'theme' } as const;

/** A browser redirect target, not a data call (SPEC.md §7). */
export const LOGIN_REDIRECT_PATH = '/api/login';
export const SOCKET_PATH = '/ws';
