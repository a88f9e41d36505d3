import type { GameInfo, League } from '@machine/contract';
import type { DeletionVersion } from '../account/auth/deletion-version.ts';
import type { Notify } from '../account/notification/notify.ts';
import type { CalendarAddresses } from '../account/reminder/calendar-address.ts';
import type { GameClock } from '../platform/clock/clock.ts';
import type { Db } from '../platform/db/open.ts';
import type { HiddenAmong } from '../platform/http/hidden-rows.ts';
import type { RouteDeps } from '../platform/module.ts';
import type { OnGraded } from './grading/watch-grades.ts';
import type { Feed } from './match/feed.ts';
import type { MatchFacts } from './match/match-facts.ts';
import type { AnnounceDueAt } from './pick/lock.ts';
import type { ProofKey } from './proof/key.ts';
import type { ReceiptFor } from './proof/receipts.ts';
import type { ModelFacts } from './record/read-record.ts';
import type { MachineWords } from './word/words.ts';

/** What the game needs of the server. */
export type GameModuleDeps = RouteDeps & {
  clock: GameClock;
  /** The database of the leader. */
  leaderDb: Db;
  /** Returns a number from 0 up to but not including 1. */
  random: () => number;
  origin: () => string;
  info: GameInfo;
  /** Null without a season. */
  feed: Feed | null;
  facts: MatchFacts;
  modelFacts: (league: League) => ModelFacts;
  notify: Notify;
  deletions: DeletionVersion;
  hiddenAmong: HiddenAmong;
  announceDueAt: AnnounceDueAt;
  calendarAddresses: CalendarAddresses;
};

/** What the routes of the game need: that, and what they share. */
export type GameDeps = GameModuleDeps & {
  onGraded: OnGraded;
  words: MachineWords;
  proofKey: ProofKey;
  receiptFor: ReceiptFor;
};
