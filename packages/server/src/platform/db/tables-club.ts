import type { Instant } from '../clock/time.ts';

/** The clubs that users follow. */
type UserClubs = {
  user_id: string;
  /** The code of `CLUB_ROWS`. */
  club: string;
  followed_at: Instant;
};

export type ClubTables = { user_clubs: UserClubs };
