import type { Insertable } from 'kysely';
import type { MachinePick, PickChoice, PredictionReasons, Probabilities } from '@machine/contract';
import type { Db } from '../platform/db/open.ts';
import type { MatchRow } from '../platform/db/tables-game.ts';
import type { Tables } from '../platform/db/tables.ts';
import { type Instant, WEEK_MS } from '../platform/clock/time.ts';
import { stakesFor } from '../game/prediction/stakes.ts';
import { chunksOf } from '../platform/db/chunks.ts';
import { countNewFollows } from '../social/follow/follow-counts.ts';
import { insertInto } from './queries.ts';
import { toTenths } from '../platform/db/stars.ts';

type Options = Partial<Omit<MatchRow, 'id' | 'start_time'>> & {
  machinePick?: MachinePick;
  confidence?: number;
  hasPrediction?: boolean;
  /** Of the home side, a draw and the away side, 0 to 100. Without them, the prediction has no stakes, as old ones. */
  probabilities?: Probabilities;
  reasons?: Omit<PredictionReasons, 'bullets' | 'analysis'>;
};

/** Adds a match and, unless `hasPrediction` is false, a prediction. */
export async function addMatch(db: Db, id: string, startTime: Instant, options: Options = {}): Promise<void> {
  const { machinePick = 'HOME', confidence = 60, hasPrediction = true, probabilities, reasons, ...columns } = options;
  await insertInto(db, 'matches', {
    id,
    league: 'NBA',
    home_team: 'Los Angeles Lakers',
    away_team: 'Phoenix Suns',
    home_abbr: 'LAL',
    away_abbr: 'PHX',
    start_time: startTime,
    status: 'SCHEDULED',
    ...columns,
  });
  if (!hasPrediction) return;
  await insertInto(db, 'predictions', {
    match_id: id,
    machine_pick: machinePick,
    confidence_pct: confidence,
    analysis: 'They are better.',
    rationale: '[]',
    sources: '[]',
    model_version: 'test',
    content_hash: 'cd'.repeat(32),
    created_at: startTime - WEEK_MS,
    ...(probabilities && predictionColumns(machinePick, probabilities)),
    ...(reasons && { reasons: JSON.stringify(reasons) }),
  });
}

function predictionColumns(machinePick: MachinePick, { home, draw, away }: Probabilities) {
  const { agree, disagree } = stakesFor({ HOME: home, DRAW: draw, AWAY: away }[machinePick]);
  return {
    agree_tenths: toTenths(agree),
    disagree_tenths: toTenths(disagree),
    home_pct: home,
    draw_pct: draw,
    away_pct: away,
  };
}

/** Returns a user without a password, named by their id. */
export const userRow = (id: string) => ({
  id,
  username: id,
  username_key: id,
  email: id,
  email_key: id,
  first_name: 'A',
  last_name: 'B',
  created_at: 0,
});

/** Adds users without passwords or sessions and returns their ids. */
export async function addUsers(db: Db, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  await db.insertInto('users').values(ids.map(userRow)).execute();
  return ids;
}

export async function addPicks(db: Db, matchId: string, choices: readonly PickChoice[]): Promise<void> {
  const users = await addUsers(db, choices.length);
  for (const [index, choice] of choices.entries()) await addPick(db, { userId: users[index] ?? '', matchId, choice });
}

type NewNotification = Partial<Insertable<Tables['notifications']>> & { user_id: string };

/** Adds an unread notification and returns its id. */
export async function addNotification(db: Db, columns: NewNotification): Promise<string> {
  const id = columns.id ?? crypto.randomUUID();
  const notification = { kind: 'RANK_UP', event_key: id, message: 'You are a Challenger now.', created_at: 0 } as const;
  await insertInto(db, 'notifications', { ...notification, ...columns, id });
  return id;
}

type NewFollow = { from: string; to: string; at?: Instant | undefined };

/** Adds follows and counts them. */
export async function addFollows(db: Db, follows: readonly NewFollow[]): Promise<void> {
  const rows = follows.map(({ from, to, at = 0 }) => ({ follower_id: from, followee_id: to, created_at: at }));
  for (const chunk of chunksOf(rows)) await db.insertInto('follows').values(chunk).execute();
  await countNewFollows(db, rows);
}

type NewPick = { userId: string; matchId: string; choice?: PickChoice; at?: Instant };

export async function addPick(db: Db, { userId, matchId, choice = 'AGREE', at = 0 }: NewPick): Promise<void> {
  await insertInto(db, 'picks', {
    id: crypto.randomUUID(),
    user_id: userId,
    match_id: matchId,
    choice,
    created_at: at,
    match_start: at + 1,
  });
}
