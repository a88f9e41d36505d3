import type { CompletedMatch, PickChoice } from '@machine/contract';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import type { SharedBody } from '../../platform/http/shared-bodies.ts';
import { MAX_AGE_MS } from './completed-matches.ts';
import { withOwnRows } from './own-rows.ts';
import { isPickCorrect, toFlag } from './verdict.ts';

/** A user's pick on a match, and whether it was right once that is graded. */
type OwnMark = { match_id: string; choice: PickChoice; was_correct: 0 | 1 | null };

/**
 * Returns a user's picks on the matches that may be in the list. The matches are a subquery, so that the statement is the
 * same for everyone, and each of their picks is found by index, however many picks the user has.
 */
export const ownMarks = (db: Db, userId: string, at: Instant): Promise<OwnMark[]> =>
  db
    .selectFrom('picks')
    .leftJoin('pick_results', 'pick_results.pick_id', 'picks.id')
    .select(['picks.match_id', 'picks.choice', 'pick_results.was_correct'])
    .where('picks.user_id', '=', userId)
    .where('picks.match_id', 'in', (eb) =>
      eb
        .selectFrom('matches')
        .select('matches.id')
        .where('matches.start_time', '<=', at)
        .where('matches.start_time', '>=', at - MAX_AGE_MS),
    )
    .execute();

/** Adds a user's marks to the list that everyone shares. */
export const withOwnMarks = (shared: SharedBody<CompletedMatch[]>, marks: readonly OwnMark[]) =>
  withOwnRows(shared, {
    rows: shared.value,
    idOf: ({ id }) => id,
    own: new Map(marks.map((mark) => [mark.match_id, mark])),
    add: withMark,
    wrap: (rows) => `[${rows}]`,
  });

const withMark = (match: CompletedMatch, { choice, was_correct }: OwnMark): CompletedMatch => ({
  ...match,
  userChoice: choice,
  isUserCorrect: match.status === 'FINAL' ? toFlag(was_correct) : isPickCorrect(choice, match.isMachineCorrect),
});
