import type { FriendLeagueRow } from '@machine/contract';
import { positionsOf } from '../../game/leaderboard/leaderboard.ts';
import { starsAhead } from '../../game/edge/edge.ts';
import type { Span } from '../../game/leaderboard/period.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { countedResults } from './counted-results.ts';
import { type LeagueRow, toSeenPlayer } from './league.ts';
import { toStars } from '../../platform/db/stars.ts';

/** The number of former members a week shows at most, those who left last. */
const FORMER_SHOWN_MAX = 100;

/** `week` null: everything since the start, of members only. `hidden`: whom the viewer doesn't see. */
type TableQuery = { week: Span | null; hidden: ReadonlySet<string> };

/** Returns the table of a league, by stars, then by name. Former members are in the weeks in which they played. */
export async function tableOf(db: Db, league: LeagueRow, { week, hidden }: TableQuery): Promise<FriendLeagueRow[]> {
  const [players, totals] = [await playersOf(db, league.id, week), await totalsOf(db, league.id, week)];
  const shown = players.filter(({ id, left_at }) => left_at === null || totals.has(id));
  const toRow = toSeenPlayer(hidden);
  const rows = shown
    .map((player) => ({ player, ...(totals.get(player.id) ?? NOTHING) }))
    .toSorted((a, b) => b.stars - a.stars);
  const positions = positionsOf(rows.map(({ stars }) => stars));
  const edgePositions = positionsByEdge(rows);
  return rows.map(({ player, ...totals }, index) => ({
    ...toRow(player),
    ...totals,
    position: positions[index] ?? 0,
    edgePosition: edgePositions.get(player.id) ?? null,
    joinedLateAt: player.counts_from > league.starts_at ? new Date(player.joined_at).toISOString() : null,
    status: statusOf(player),
  }));
}

type Totals = Pick<FriendLeagueRow, 'stars' | 'ahead' | 'disagreements'>;
const NOTHING: Totals = { stars: 0, ahead: 0, disagreements: 0 };

/** Returns the members by name and, for a week, those who left after it had started. */
function playersOf(db: Db, leagueId: string, week: Span | null) {
  const players = db
    .selectFrom('friend_league_members as members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .select(['users.id', 'username', 'rank', 'is_bot', 'deleted_at', 'joined_at', 'left_at', 'username_key'])
    .select('members.counts_from')
    .where('league_id', '=', leagueId);
  const members = players.where('left_at', 'is', null);
  if (week === null) return members.orderBy('username_key').execute();
  const former = players.where('left_at', '>', week.from).orderBy('left_at', 'desc').limit(FORMER_SHOWN_MAX);
  return Promise.all([members.execute(), former.execute()]).then((lists) =>
    lists.flat().toSorted((a, b) => (a.username_key < b.username_key ? -1 : 1)),
  );
}

async function totalsOf(db: Db, leagueId: string, week: Span | null): Promise<Map<string, Totals>> {
  const rows = await countedResults(db, leagueId, week)
    .select(['members.user_id', ({ fn }) => fn.sum<number>('results.star_tenths').as('tenths')])
    .select(({ fn }) => [
      fn.sum<number | null>('results.edge').as('wins'),
      fn.count<number>('results.edge').as('edges'),
    ])
    .groupBy('members.user_id')
    .execute();
  return new Map(
    rows.map(({ user_id, tenths, wins, edges }) => [
      user_id,
      { stars: toStars(tenths), ahead: starsAhead(wins ?? 0), disagreements: edges },
    ]),
  );
}

function positionsByEdge(rows: readonly ({ player: { id: string } } & Totals)[]): Map<string, number> {
  const ranked = rows.filter(({ disagreements }) => disagreements > 0).toSorted((a, b) => b.ahead - a.ahead);
  const positions = positionsOf(ranked.map(({ ahead }) => ahead));
  return new Map(ranked.map(({ player }, index) => [player.id, positions[index] ?? 0]));
}

function statusOf({ left_at, deleted_at }: { left_at: Instant | null; deleted_at: Instant | null }) {
  if (deleted_at !== null) return 'DELETED';
  return left_at === null ? 'MEMBER' : 'LEFT';
}
