import type { GameInfo } from '@machine/contract';
import type { Notify } from '../account/notification/notify.ts';
import type { GameClock } from '../platform/clock/clock.ts';
import { HOUR_MS, type Instant } from '../platform/clock/time.ts';
import type { Db } from '../platform/db/open.ts';
import type { JobHandler } from '../platform/jobs/job-handler.ts';
import type { Module } from '../platform/module.ts';
import { achievementRoutes } from './achievement/routes.ts';
import { unlockHandler } from './achievement/unlock-job.ts';
import { type AuditDeps, auditRoutes } from './audit/routes.ts';
import { type ClubDeps, clubRoutes } from './club/routes.ts';
import { completedRoutes } from './completed/routes.ts';
import { countPicks } from './community/count.ts';
import { edgeRoutes } from './edge/routes.ts';
import { gradingHandlers } from './grading/grading-jobs.ts';
import { watchGrades } from './grading/watch-grades.ts';
import { hiddenResultRoutes } from './hidden-results/routes.ts';
import { gameInfoRoutes } from './info/routes.ts';
import { removeOldBoardTotals } from './leaderboard/board-totals.ts';
import { type LeaderboardDeps, leaderboardRoutes } from './leaderboard/routes.ts';
import type { SharedReadDeps } from './match/match-facts.ts';
import { createMatchStartNotifier } from './match/match-start.ts';
import { createMovedMatchNotifier } from './match/moved-match.ts';
import { notifyPickersHandler } from './match/notify-pickers.ts';
import { type MatchDeps, matchRoutes } from './match/routes.ts';
import type { LockDeps } from './pick/lock.ts';
import { pickRoutes } from './pick/routes.ts';
import { type PredictionDeps, predictionRoutes } from './prediction/routes.ts';
import { proofFiles } from './proof/files.ts';
import { createProofKey } from './proof/key.ts';
import { createReceipts } from './proof/receipts.ts';
import { proofRoutes } from './proof/routes.ts';
import { type RecordDeps, recordRoutes } from './record/routes.ts';
import { calendarFile, type CalendarFileDeps } from './reminder/calendar-file.ts';
import { createLastCalls, lastCallHandler } from './reminder/last-call.ts';
import { resultRoutes } from './result/routes.ts';
import { slateRoutes } from './slate/routes.ts';
import { createMachineWords } from './word/words.ts';

export type GameModuleDeps = Omit<AuditDeps, 'proofKey'> &
  Omit<CalendarFileDeps, 'season'> &
  Omit<ClubDeps, 'leagues'> &
  Omit<LeaderboardDeps, 'onGraded'> &
  MatchDeps &
  Omit<LockDeps, 'receipts'> &
  Omit<PredictionDeps, 'words'> &
  Omit<RecordDeps, 'onGraded'> &
  SharedReadDeps & {
    /** The database of the leader. */
    leaderDb: Db;
    clock: GameClock;
    info: GameInfo;
    notify: Notify;
  };

/** Matches, predictions, picks and all that follows from them. */
export function createGame(deps: GameModuleDeps): Module {
  const { db, leaderDb, clock, feed, info } = deps;
  const proofKey = createProofKey(db);
  const receipts = createReceipts({ db, proofKey });
  const graded = { ...deps, onGraded: watchGrades(deps) };
  const words = createMachineWords(graded);
  return {
    routes: [
      ...matchRoutes(deps),
      ...predictionRoutes({ ...deps, words }),
      ...slateRoutes(deps),
      ...clubRoutes({ ...deps, leagues: info.leagues }),
      ...pickRoutes({ ...deps, receipts }),
      ...proofRoutes({ receipts }),
      ...auditRoutes({ ...deps, proofKey }),
      ...completedRoutes({ ...deps, words }),
      ...edgeRoutes(graded),
      ...recordRoutes(graded),
      ...gameInfoRoutes(info),
      ...resultRoutes(deps),
      ...hiddenResultRoutes(deps),
      ...leaderboardRoutes(graded),
      ...achievementRoutes(deps),
    ],
    files: [...proofFiles({ db, proofKey }), calendarFile({ ...deps, season: info.season })],
    jobs: [{ name: 'old board totals', everyMs: HOUR_MS, run: () => removeOldBoardTotals(leaderDb, clock.now()) }],
    handlers: gameHandlers(deps),
    steps: {
      crowds: (at) => countPicks(leaderDb, at),
      'match starts': createMatchStartNotifier(leaderDb),
      'last calls': createLastCalls({ db: leaderDb, clock, feed }),
      ...(feed && { 'moved matches': createMovedMatchNotifier({ db: leaderDb, feed }) }),
    },
  };
}

/** Returns the handlers of stored jobs. `notify` takes the users with new notifications, after the commit. */
export const gameHandlers = (deps: { notify: Notify; wall: () => Instant }): JobHandler[] => [
  unlockHandler(deps.notify),
  notifyPickersHandler(deps.notify),
  lastCallHandler(deps),
  ...gradingHandlers(deps),
];
