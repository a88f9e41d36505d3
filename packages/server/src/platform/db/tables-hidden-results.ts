import type { Instant } from '../clock/time.ts';
import type { Bit, Fixed } from './column-types.ts';

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

export type HiddenResultTables = { hidden_results: HiddenResults; shown_results: ShownResults };
