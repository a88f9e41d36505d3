import type { CompletedMatch, PickChoice } from '@machine/contract';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { type JsonBody, versionedBody } from '../../platform/http/json-body.ts';
import type { SharedBody } from '../../platform/http/shared-bodies.ts';
import { MAX_AGE_MS } from './completed-matches.ts';
import { isPickCorrect, toFlag } from './verdict.ts';

/** A user's pick on a match, and whether it was right once that is graded. */
export type OwnMark = { match_id: string; choice: PickChoice; was_correct: 0 | 1 | null };

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
    .orderBy('picks.match_id')
    .execute();

/** Adds a user's marks to the list that everyone shares. */
export function withOwnMarks(shared: SharedBody<CompletedMatch[]>, marks: readonly OwnMark[]): JsonBody<CompletedMatch[]> {
  if (marks.length === 0) return shared;
  const marked = new Map(marks.map((mark) => [mark.match_id, mark]));
  return versionedBody(`${shared.etag()} ${JSON.stringify(marks)}`, () => {
    const textOf = textsOf(shared.value);
    return `[${shared.value.map((match) => textOf(match, marked.get(match.id))).join(',')}]`;
  });
}

type TextOf = (match: CompletedMatch, mark: OwnMark | undefined) => string;

/** The texts of a shared list's rows. There are few different ones: with each choice, right and wrong. */
const lists = new WeakMap<readonly CompletedMatch[], TextOf>();

function textsOf(list: readonly CompletedMatch[]): TextOf {
  const known = lists.get(list);
  if (known !== undefined) return known;
  const texts = new Map<string, string>();
  const textOf: TextOf = (match, mark) => {
    const key = mark === undefined ? match.id : `${match.id} ${mark.choice} ${mark.was_correct}`;
    const text = texts.get(key) ?? JSON.stringify(mark === undefined ? match : withMark(match, mark));
    texts.set(key, text);
    return text;
  };
  lists.set(list, textOf);
  return textOf;
}

const withMark = (match: CompletedMatch, { choice, was_correct }: OwnMark): CompletedMatch => ({
  ...match,
  userChoice: choice,
  isUserCorrect: match.status === 'FINAL' ? toFlag(was_correct) : isPickCorrect(choice, match.isMachineCorrect),
});
