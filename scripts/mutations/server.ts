import { type Fault, faultsIn } from './fault.ts';

const fault = faultsIn('server', 'packages/server/src');

/** Broken rules of the game, of access and of accounts. */
export const SERVER_FAULTS: readonly Fault[] = [
  fault(
    'A pick is accepted after the start',
    'game/pick/lock.ts',
    ".whereRef('matches.start_time', '>', 'moment.now')",
    '',
  ),
  fault(
    'Another choice on a picked match is confirmed instead of refused',
    'game/pick/lock.ts',
    'if (pick.choice === choice) return',
    "if (pick.choice !== '' + userId) return",
  ),
  fault(
    'A right pick on a gold match pays its ordinary stake',
    'game/prediction/stored-prediction.ts',
    'if (is_gold === 1) return GOLD_STAKES;',
    'if (is_gold === 1 && agree_tenths === null) return GOLD_STAKES;',
  ),
  fault(
    'A draw is graded as a win of the away team',
    'game/grading/pick-results.ts',
    "if (scoreHome === scoreAway) return 'DRAW';",
    "if (scoreHome === scoreAway) return 'AWAY';",
  ),
  fault(
    'A void match breaks the streak of those who agreed',
    'game/grading/grade.ts',
    "if (grade?.status !== 'FINAL') return removePickResults(db, range);",
    'if (grade === null) return removePickResults(db, range);',
  ),
  fault(
    'A corrected result pays its stars a second time',
    'game/grading/grade.ts',
    "if (match.previous_status === 'FINAL') return recomputeTotalsIn(db, range);",
    "if (match.previous_status === 'FINAL' && grade === null) return recomputeTotalsIn(db, range);",
  ),
  fault(
    'Streaks follow the times of the picks instead of the starts of the matches',
    'game/grading/update-totals.ts',
    'partition by user_id order by start_time, picked_at, match_id rows',
    'partition by user_id order by picked_at, match_id rows',
  ),
  fault(
    'A rank falls short by one star at its boundary',
    'game/totals/rank-sql.ts',
    'sql`when ${tenths} >= ${sql.lit(toTenths(min))} then ${sql.lit(earned)}`',
    'sql`when ${tenths} > ${sql.lit(toTenths(min))} then ${sql.lit(earned)}`',
  ),
  fault(
    'Equal players do not share a position',
    'game/leaderboard/leaderboard.ts',
    'scores.map((score) => scores.indexOf(score) + 1)',
    'scores.map((_, index) => index + 1)',
  ),
  fault(
    'Picks on a postponed match are public at its original start',
    'game/match/picks-public.ts',
    "eb('matches.status', '!=', 'POSTPONED')",
    "eb('matches.status', '!=', 'VOID')",
  ),
  fault(
    'A profile shows pending picks to other players',
    'social/profile/summary.ts',
    '.$if(!isOwner,',
    ".$if(!isOwner && userId === '',",
  ),
  fault(
    'Community counts change with every single pick before the start',
    'game/community/count.ts',
    "eb(eb.fn.countAll(), '>=', MIN_BATCH_SIZE)",
    "eb(eb.fn.countAll(), '>=', MIN_BATCH_SIZE - 4)",
  ),
  fault(
    'A changed password leaves other devices logged in',
    'account/auth/change-password.ts',
    'await endAccessOf(transaction, userId);',
    "await endAccessOf(transaction, '');",
  ),
  fault(
    'A password reset link works for a day',
    'account/auth/password-reset.ts',
    ".where('password_resets.created_at', '>', now - RESET_MINUTES * MINUTE_MS)",
    ".where('password_resets.created_at', '>', now - 48 * RESET_MINUTES * MINUTE_MS)",
  ),
  fault(
    'A session never ends by being idle',
    'platform/session/session-store.ts',
    'if (now - session.last_seen_at > IDLE_MS || now',
    'if (now',
  ),
  fault(
    'Scripts can read the session cookie',
    'platform/session/cookie.ts',
    '${secure}HttpOnly; SameSite=Lax',
    '${secure}SameSite=Lax',
  ),
  fault(
    "Another site can write with a player's session",
    'platform/http/csrf.ts',
    "return site === 'same-origin';",
    "return site !== 'cross-origin';",
  ),
  fault('Rate limits are off', 'platform/throttle/rate-counter.ts', 'window.count >= max', 'window.count >= 1e9 + max'),
  fault(
    'Any player can moderate',
    'social/moderation/moderators.ts',
    ".select('is_moderator').where('id', '=', userId).executeTakeFirst();\n  return user?.is_moderator === 1;",
    ".select('is_moderator').where('id', '=', userId).executeTakeFirst();\n  return user !== undefined;",
  ),
  fault(
    'A blocked player still sees who has blocked them',
    'social/safety/hidden.ts',
    'where blocks.blocked_id = ${viewerId} and blocks.blocker_id = ${sql.ref(column)}',
    'where blocks.blocker_id = ${viewerId} and blocks.blocked_id = ${sql.ref(column)}',
  ),
  fault(
    'A conversation can be started with someone whom the player does not follow',
    'social/message/thread.ts',
    'if (users.some(({ followed }) => followed === null)) {',
    'if (users.every(({ followed }) => followed === null)) {',
  ),
  fault(
    'A player marks a notification of another one as read',
    'account/notification/read-notifications.ts',
    ".where('id', '=', id)\n        .where('user_id', '=', userId)",
    ".where('id', '=', id)",
  ),
  fault(
    'Results from before a player has joined a league count in it',
    'social/friend-league/counted-results.ts',
    ".onRef('results.start_time', '>=', 'members.counts_from')",
    '',
  ),
  fault(
    'The name of a deleted account stays in chats',
    'social/chat/read-chat.ts',
    'deleted_at === null ? { userId, username,',
    'deleted_at === null || username !== null ? { userId, username,',
  ),
];
