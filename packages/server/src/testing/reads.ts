import { BOARDS, PERIODS } from '@machine/contract';
import { countUnread, notificationsOf } from '../account/notification/read-notifications.ts';
import { achievementsFor } from '../game/achievement/routes.ts';
import { checkpointsAfter, entriesFrom } from '../game/audit/log-pages.ts';
import { picksAfter } from '../game/audit/picks-page.ts';
import { hiddenSince, totalsWithoutHidden } from '../game/hidden-results/hidden-picks.ts';
import { resultsAfter } from '../game/audit/results-page.ts';
import { followedClubs } from '../game/club/followed-clubs.ts';
import { nextMatches } from '../game/club/next-matches.ts';
import { completedMatches } from '../game/completed/completed-matches.ts';
import { ownMarks } from '../game/completed/own-marks.ts';
import { machineStats } from '../game/completed/streaks.ts';
import { edgeDetailsOf } from '../game/edge/edge-details.ts';
import { edgeTable } from '../game/edge/edge-table.ts';
import { followingBoardAt, leaderboardAt } from '../game/leaderboard/leaderboard.ts';
import { createMatchFacts } from '../game/match/match-facts.ts';
import { findCard } from '../game/prediction/card.ts';
import { randomOpenMatch, spotlightMatch } from '../game/prediction/choose.ts';
import { dayEndOf } from '../game/prediction/day-end.ts';
import { viewerPickOf } from '../game/prediction/viewer-pick.ts';
import { createProofKey } from '../game/proof/key.ts';
import { createReceipts } from '../game/proof/receipts.ts';
import { readRecord } from '../game/record/read-record.ts';
import { countNewResults, newResultsOf } from '../game/result/new-results.ts';
import { ownPicks } from '../game/slate/own-entries.ts';
import { slateEntries } from '../game/slate/slate-entries.ts';
import { createClock } from '../platform/clock/clock.ts';
import { DAY_MS } from '../platform/clock/time.ts';
import type { Db, OpenDatabase } from '../platform/db/open.ts';
import { findUserOfSession } from '../platform/session/session-store.ts';
import { matchChatsOf } from '../social/chat/list-match-chats.ts';
import { listOf } from '../social/follow/list-follows.ts';
import { threadsOf } from '../social/message/read-threads.ts';
import { searchUsers } from '../social/profile/search.ts';
import { blockedBy, mutedBy } from '../social/safety/avoid.ts';
import { hiddenAmong, isVisibleTo } from '../social/safety/hidden.ts';
import { summaryOf } from '../social/profile/summary.ts';
import { largeGameIds } from './large-game.ts';
import { LARGE_GAME_NOW, UNPOPULAR } from './large-game-later.ts';
import { peopleReads, type Read } from './reads-of-people.ts';

/** Everybody follows them. */
const POPULAR_PLAYER = largeGameIds(1).userId;
/** As many as a board has rows. */
const LISTED = Array.from({ length: 1_000 }, (_, index) => largeGameIds(index).userId);
const LARGE_GAME_DAY = { from: LARGE_GAME_NOW - DAY_MS / 2, to: LARGE_GAME_NOW + DAY_MS / 2 };
const UNSEEN = { isVisibleTo, hidden: LARGE_GAME_NOW - DAY_MS };
const TEXTS = {
  'one letter': 'a',
  'the start of many names': 'swift',
  'the start of some names': 'agile',
  'the middle of many names': 'fox',
  'the middle of a few names': 'coxf',
  'digits in some names': '777',
  'one name': 'boldfox399',
  'no name': 'zqx',
};

/** Returns every read of the game whose cost could grow with the number of players, by name. */
export function readsOf({ dialect }: OpenDatabase): Record<string, Read> {
  const clock = createClock(dialect, { origin: LARGE_GAME_NOW, realOrigin: 0, speed: 0 });
  const boards = BOARDS.flatMap((board) =>
    // The other boards ignore the period.
    (['stars', 'slayers'].includes(board) ? PERIODS : (['all'] as const)).map((period) => ({ board, period })),
  );
  return {
    ...Object.fromEntries(
      boards.map(({ board, period }) => [
        `board ${board}, ${period}`,
        (db: Db) => leaderboardAt(db, { board, period }, LARGE_GAME_NOW),
      ]),
    ),
    ...Object.fromEntries(
      boards.map(({ board, period }) => [
        `following board ${board}, ${period}`,
        (db: Db, number: number) => {
          const viewer = { id: largeGameIds(number).userId, hiddenAmong: async () => new Set<string>() };
          return followingBoardAt(db, { board, period }, viewer, LARGE_GAME_NOW);
        },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(TEXTS).map(([name, text]) => [
        `search ${name}`,
        (db: Db) => searchUsers(db, text, { id: largeGameIds(0).userId, at: LARGE_GAME_NOW }),
      ]),
    ),
    session: (db, number) => findUserOfSession(db, largeGameIds(number).sessionHash, LARGE_GAME_NOW),
    'random prediction': async (db, number) => {
      const id = await randomOpenMatch(db, clock, largeGameIds(number).userId, () => 0);
      return id && findCard(db, id);
    },
    'spotlight prediction': (db, number) => spotlightMatch(db, clock, largeGameIds(number).userId),
    'own pick and crowd': (db, number) =>
      viewerPickOf(db, clock, largeGameIds(number).userId, largeGameIds(number).matchId),
    receipt: (db, number) => {
      const { userId, matchId } = largeGameIds(number);
      return createReceipts({ db, proofKey: createProofKey(db) }).find(userId, matchId);
    },
    'slate of a day': (db) => slateEntries({ db, facts: createMatchFacts({ db, clock, feed: null }) }, LARGE_GAME_DAY),
    'own picks on the slate': (db, number) => ownPicks(db, clock, largeGameIds(number).userId, LARGE_GAME_DAY),
    'followed clubs': (db, number) => followedClubs(db, largeGameIds(number).userId),
    'next matches of clubs': (db) => nextMatches(db, LARGE_GAME_NOW),
    'end of the day': (db, number) => dayEndOf(db, clock, largeGameIds(number).userId),
    profile: (db, number) =>
      summaryOf(db, clock, { userId: largeGameIds(number).userId, callerId: largeGameIds(0).userId }),
    'profile of a popular player': (db, number) =>
      summaryOf(db, clock, { userId: POPULAR_PLAYER, callerId: largeGameIds(number).userId }),
    followers: (db, number) => listOf(db, largeGameIds(number).userId, 'followers', largeGameIds(0).userId),
    'followers of a popular player': (db) => listOf(db, POPULAR_PLAYER, 'followers', largeGameIds(0).userId),
    following: (db, number) => listOf(db, largeGameIds(number).userId, 'following', largeGameIds(0).userId),
    achievements: (db, number) => achievementsFor(db, largeGameIds(number).userId),
    'completed matches': (db) =>
      completedMatches({ db, facts: createMatchFacts({ db, clock, feed: null }) }, LARGE_GAME_NOW),
    'own marks on completed matches': (db, number) => ownMarks(db, largeGameIds(number).userId, LARGE_GAME_NOW),
    'machine stats': (db) => machineStats(db),
    notifications: (db, number) => notificationsOf(db, largeGameIds(number).userId, UNSEEN),
    'unread notifications': (db, number) => countUnread(db, largeGameIds(number).userId, UNSEEN),
    'hidden results': (db, number) => hiddenSince(db, largeGameIds(number).userId, LARGE_GAME_NOW),
    'totals without hidden results': (db, number) =>
      totalsWithoutHidden(db, { id: largeGameIds(number).userId, rank: 'MASTER' }, LARGE_GAME_NOW),
    'blocked players': (db, number) => blockedBy(db, largeGameIds(number).userId),
    'muted players': (db, number) => mutedBy(db, largeGameIds(number).userId),
    'hidden players of a list': (db, number) => hiddenAmong(db, largeGameIds(number).userId, LISTED),
    'hidden players of a list, for whom everybody blocks': (db) =>
      hiddenAmong(db, largeGameIds(UNPOPULAR).userId, LISTED),
    threads: (db, number) => threadsOf(db, largeGameIds(number).userId),
    'match chats': (db, number) => matchChatsOf(db, largeGameIds(number).userId, LARGE_GAME_NOW),
    'new results': (db, number) => newResultsOf(db, largeGameIds(number).userId),
    'new results count': (db, number) => countNewResults(db, largeGameIds(number).userId),
    'audit results': (db) => resultsAfter(db, null, ''),
    'audit picks': (db, number) => picksAfter(db, largeGameIds(number).gradedMatchId, ''),
    'audit picks, a later page': (db, number) =>
      picksAfter(db, largeGameIds(number).gradedMatchId, largeGameIds(number).userId),
    'audit checkpoints': (db) => checkpointsAfter(db, 0),
    'audit entries': (db) => entriesFrom(db, 0),
    'edge table': (db) => edgeTable(db),
    'record of the Machine': (db) => readRecord(db, 'NBA', { versions: [] }),
    'edge details': (db, number) => edgeDetailsOf(db, largeGameIds(number).userId),
    ...peopleReads(clock),
  };
}
