import type { Notify } from '../account/notification/notify.ts';
import { HOUR_MS, type Instant } from '../platform/clock/time.ts';
import type { JobHandler } from '../platform/jobs/job-handler.ts';
import type { Module } from '../platform/module.ts';
import { achievementRoutes } from './achievement/routes.ts';
import { unlockHandler } from './achievement/unlock-job.ts';
import { auditRoutes } from './audit/routes.ts';
import { clubRoutes } from './club/routes.ts';
import { completedRoutes } from './completed/routes.ts';
import { countPicks } from './community/count.ts';
import type { GameDeps, GameModuleDeps } from './deps.ts';
import { edgeRoutes } from './edge/routes.ts';
import { gradingHandlers } from './grading/grading-jobs.ts';
import { watchGrades } from './grading/watch-grades.ts';
import { hiddenResultRoutes } from './hidden-results/routes.ts';
import { gameInfoRoutes } from './info/routes.ts';
import { removeOldBoardTotals } from './leaderboard/board-totals.ts';
import { leaderboardRoutes } from './leaderboard/routes.ts';
import { createMatchStartNotifier } from './match/match-start.ts';
import { createMovedMatchNotifier } from './match/moved-match.ts';
import { notifyPickersHandler } from './match/notify-pickers.ts';
import { matchRoutes } from './match/routes.ts';
import { pickRoutes } from './pick/routes.ts';
import { predictionRoutes } from './prediction/routes.ts';
import { proofFiles } from './proof/files.ts';
import { createProofKey } from './proof/key.ts';
import { createReceipts } from './proof/receipts.ts';
import { proofRoutes } from './proof/routes.ts';
import { recordRoutes } from './record/routes.ts';
import { calendarFile } from './reminder/calendar-file.ts';
import { createLastCalls, lastCallHandler } from './reminder/last-call.ts';
import { resultRoutes } from './result/routes.ts';
import { slateRoutes } from './slate/routes.ts';
import { createMachineWords } from './word/words.ts';

const ROUTES = [
  matchRoutes,
  predictionRoutes,
  slateRoutes,
  clubRoutes,
  pickRoutes,
  proofRoutes,
  auditRoutes,
  completedRoutes,
  edgeRoutes,
  recordRoutes,
  gameInfoRoutes,
  resultRoutes,
  hiddenResultRoutes,
  leaderboardRoutes,
  achievementRoutes,
];

/** Matches, predictions, picks and all that follows from them. */
export function createGame(server: GameModuleDeps): Module {
  const { db, leaderDb, clock, feed } = server;
  const proofKey = createProofKey(db);
  const receiptFor = createReceipts({ db, proofKey });
  const onGraded = watchGrades(server);
  const words = createMachineWords({ ...server, onGraded });
  const deps: GameDeps = { ...server, proofKey, receiptFor, onGraded, words };
  return {
    routes: ROUTES.flatMap((routesOf) => routesOf(deps)),
    files: [...proofFiles(deps), calendarFile(deps)],
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
