import { type Share, type SharedEdge, type SharedPick, type SharedWeek, type ShareKind } from '@machine/contract';
import { DUEL_SUMS, duelResults } from '../../game/duel/duel.ts';
import { edgeOf } from '../../game/edge/edge.ts';
import { stakesOf } from '../../game/prediction/stored-prediction.ts';
import type { Db } from '../../platform/db/open.ts';
import type { ShareRow } from '../../platform/db/tables-shares.ts';
import { edgeSelection, settledResults, weekSelection } from './share-selection.ts';
import { TEAM_COLUMNS, teamsOf } from '../../game/match/teams.ts';
import { toStars } from '../../platform/db/stars.ts';

type Content = Pick<Share, 'pick' | 'week' | 'edge'>;
type Shared = Pick<ShareRow, 'user_id' | 'kind' | 'subject' | 'selection' | 'hides_result'>;

/**
 * Returns what a share shows, read from the graded results, so that a correction changes it at once. Null if the match
 * doesn't count any longer, or too few disagreements are left for an edge: the share is then withdrawn.
 */
export async function contentOf(db: Db, share: Shared): Promise<Content | null> {
  const content = await READ[share.kind](db, share);
  if (content === null) return null;
  return share.hides_result === 1 ? withoutResult({ ...NOTHING, ...content }) : { ...NOTHING, ...content };
}

const NOTHING: Content = { pick: null, week: null, edge: null };

const READ: Record<ShareKind, (db: Db, share: Shared) => Promise<Partial<Content> | null>> = {
  async PICK(db, { user_id, subject }) {
    const [row] = await picksOn(db, user_id, [subject]);
    return row ? { pick: toPick(row) } : null;
  },

  async WEEK(db, { user_id, subject, selection }) {
    const { matchIds } = weekSelection.parse(JSON.parse(selection));
    const rows = await picksOn(db, user_id, matchIds);
    if (rows.length === 0) return null;
    const { you, machine } = await duelResults(db, user_id)
      .select(DUEL_SUMS)
      .where('results.match_id', 'in', matchIds)
      .executeTakeFirstOrThrow();
    const week = toWeek(Number(subject), rows);
    const duel = { startsAt: week.startsAt, you: toStars(you), machine: toStars(machine) };
    return { week: { ...week, duel } };
  },

  async EDGE(db, { user_id, selection }) {
    const { through } = edgeSelection.parse(JSON.parse(selection));
    const { edge_count, edge, edge_variance } = await settledResults(db, user_id)
      .select(({ fn }) => [
        fn.countAll<number>().as('edge_count'),
        fn.sum<number | null>('pick_results.edge').as('edge'),
        fn.sum<number | null>('pick_results.edge_variance').as('edge_variance'),
      ])
      .where('pick_results.edge', 'is not', null)
      .where('pick_results.start_time', '<=', through)
      .executeTakeFirstOrThrow();
    const shown = edgeOf({ edge_count, edge: edge ?? 0, edge_variance: edge_variance ?? 0 });
    return shown.ahead === null ? null : { edge: { ...shown, asOf: new Date(through).toISOString() } };
  },
};

const picksOn = (db: Db, userId: string, matchIds: readonly string[]) =>
  settledResults(db, userId)
    .innerJoin('matches', 'matches.id', 'pick_results.match_id')
    .leftJoin('predictions', 'predictions.match_id', 'pick_results.match_id')
    .select(['matches.id', 'matches.league', ...TEAM_COLUMNS, 'is_gold', 'grades.score_home', 'grades.score_away'])
    .select(['machine_pick', 'agree_tenths', 'disagree_tenths'])
    .select(['pick_results.start_time', 'choice', 'was_correct', 'star_tenths'])
    .where('pick_results.match_id', 'in', matchIds)
    .orderBy('pick_results.start_time')
    .orderBy('pick_results.match_id')
    .execute();
type Row = Awaited<ReturnType<typeof picksOn>>[number];

const toPick = (row: Row): SharedPick => ({
  ...matchOf(row),
  startTime: new Date(row.start_time).toISOString(),
  machinePick: row.machine_pick ?? '',
  choice: row.choice,
  stake: (row.choice === 'AGREE' ? stakesOf(row)?.agree : stakesOf(row)?.disagree) ?? null,
  scoreHome: row.score_home,
  scoreAway: row.score_away,
  wasCorrect: row.was_correct === 1,
  stars: toStars(row.star_tenths),
});

const matchOf = (row: Row) => ({ matchId: row.id, league: row.league, ...teamsOf(row) });

function toWeek(startsAt: number, rows: readonly Row[]): SharedWeek {
  const right = rows.filter(({ was_correct }) => was_correct === 1);
  const isDisagreement = ({ choice }: Row) => choice === 'DISAGREE';
  return {
    startsAt: new Date(startsAt).toISOString(),
    pickCount: rows.length,
    disagreementCount: rows.filter(isDisagreement).length,
    correctCount: right.length,
    beatenCount: right.filter(isDisagreement).length,
    stars: toStars(rows.reduce((sum, { star_tenths }) => sum + star_tenths, 0)),
    picks: rows.map((row) => ({ ...matchOf(row), choice: row.choice, wasCorrect: row.was_correct === 1 })),
  };
}

/** Removes everything that says how it ended. */
const withoutResult = ({ pick, week, edge }: Content): Content => ({
  pick: pick && { ...pick, scoreHome: null, scoreAway: null, wasCorrect: null, stars: null },
  week: week && {
    ...week,
    correctCount: null,
    beatenCount: null,
    stars: null,
    duel: null,
    picks: week.picks.map((row) => ({ ...row, wasCorrect: null })),
  },
  edge: edge && ({ ...edge, ahead: null, luck: null, odds: null, verdict: '' } satisfies SharedEdge),
});
