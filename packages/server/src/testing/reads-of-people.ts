import { gameWeekOf, gameWeekStart } from '../platform/clock/game-day.ts';
import type { GameClock } from '../platform/clock/clock.ts';
import { WEEK_MS } from '../platform/clock/time.ts';
import { calendarMatches } from '../game/reminder/calendar-events.ts';
import { playersWithoutPick } from '../game/reminder/last-call.ts';
import { detailsOf } from '../social/friend-league/details.ts';
import { hiddenIn, leaguesOf, requireMember } from '../social/friend-league/league.ts';
import { tableOf } from '../social/friend-league/table.ts';
import { listCases } from '../social/moderation/list-cases.ts';
import { logPage } from '../social/moderation/log.ts';
import { readCase } from '../social/moderation/read-case.ts';
import { readShare, sharesOf } from '../social/share/shares.ts';
import { largeGameIds } from './large-game.ts';
import { LARGE_GAME_NOW, UNPOPULAR } from './large-game-later.ts';
import type { Db } from '../platform/db/open.ts';

/** A read as player `number` makes it, through the code that responds to the request. */
export type Read = (db: Db, number: number) => Promise<unknown>;

const MODERATOR = largeGameIds(0).userId;
const WEEK = gameWeekStart(gameWeekOf(LARGE_GAME_NOW));

/** Reads of leagues, moderation, shares and reminders. */
export const peopleReads = (clock: GameClock): Record<string, Read> => ({
  'own leagues': (db, number) => leaguesOf(db, largeGameIds(number).userId),
  league: async (db, number) => {
    const { userId, leagueId } = largeGameIds(number);
    const league = await requireMember(db, leagueId, userId);
    const hidden = await hiddenIn(db, leagueId, userId);
    const viewer = { userId, now: LARGE_GAME_NOW, at: LARGE_GAME_NOW, hidden, inviteKey: async () => '' };
    return detailsOf(db, league, viewer);
  },
  'table of a league': (db, number) => readTable(db, number, null),
  'table of a week of a league': (db, number) => readTable(db, number, { from: WEEK, to: WEEK + WEEK_MS }),
  'open cases': (db) => listCases(db, MODERATOR, { state: 'OPEN' }, LARGE_GAME_NOW),
  'open cases, a later page': (db, number) =>
    listCases(
      db,
      MODERATOR,
      { state: 'OPEN', cursor: `${LARGE_GAME_NOW - WEEK_MS}:c${largeGameIds(number).userId}` },
      0,
    ),
  'decided cases': (db) => listCases(db, MODERATOR, { state: 'DECIDED' }, LARGE_GAME_NOW),
  case: (db, number) => readCase(db, `c${largeGameIds(number).userId}`, READING),
  'case of a player whom everybody reports': (db) => readCase(db, `c${largeGameIds(UNPOPULAR).userId}`, READING),
  'log of moderation': (db) => logPage(db, undefined),
  'own shares': (db, number) => sharesOf(db, largeGameIds(number).userId),
  share: (db, number) =>
    readShare(
      { db, wall: () => LARGE_GAME_NOW, isOwnerHidden: async () => false },
      `h${largeGameIds(number).userId}`,
      null,
    ),
  'players to remind of a match': (db, number) => {
    const { userId, matchId } = largeGameIds(number);
    return playersWithoutPick(db, matchId, userId);
  },
  'matches of a calendar': (db, number) => calendarMatches({ db, clock }, largeGameIds(number).userId, ['LAL']),
});

const READING = { viewerId: MODERATOR, now: LARGE_GAME_NOW, hasWordFilter: false };

const readTable: (...args: [...Parameters<Read>, Parameters<typeof tableOf>[2]['week']]) => Promise<unknown> = async (
  db,
  number,
  week,
) => {
  const { userId, leagueId } = largeGameIds(number);
  const league = await requireMember(db, leagueId, userId);
  return tableOf(db, league, { week, hidden: await hiddenIn(db, leagueId, userId) });
};
