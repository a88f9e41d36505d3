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
    .execute();

/** Adds a user's marks to the list that everyone shares. */
export function withOwnMarks(
  shared: SharedBody<CompletedMatch[]>,
  marks: readonly OwnMark[],
): JsonBody<CompletedMatch[]> {
  const rows = rowsOf(shared.value);
  const own = marks.flatMap((mark) => rows.marked(mark) ?? []).toSorted((a, b) => a.index - b.index);
  if (own.length === 0) return shared;
  return versionedBody(`${shared.etag()} ${own.map(({ key }) => key).join()}`, () => {
    const texts = [...rows.texts];
    for (const { index, text } of own) texts[index] = text;
    return `[${texts.join()}]`;
  });
}

/** A row of the list with a mark; `key` tells it from all others of the list. Its text is the same for many users. */
type MarkedRow = { index: number; key: string; text: string };
type Rows = { texts: string[]; marked(mark: OwnMark): MarkedRow | undefined };

const known = new WeakMap<readonly CompletedMatch[], Rows>();

function rowsOf(list: readonly CompletedMatch[]): Rows {
  const rows = known.get(list) ?? createRows(list);
  known.set(list, rows);
  return rows;
}

function createRows(list: readonly CompletedMatch[]): Rows {
  const indexes = new Map(list.map(({ id }, index) => [id, index]));
  const marked = list.map(() => new Map<number, MarkedRow>());
  return {
    texts: list.map((match) => JSON.stringify(match)),
    marked(mark) {
      const index = indexes.get(mark.match_id);
      const match = index === undefined ? undefined : list[index];
      if (index === undefined || match === undefined) return undefined;
      const variant = variantOf(mark);
      const row = marked[index]?.get(variant) ?? {
        index,
        key: `${index}.${variant}`,
        text: JSON.stringify(withMark(match, mark)),
      };
      marked[index]?.set(variant, row);
      return row;
    },
  };
}

/** Numbers the six marks that a row can have. */
const variantOf = ({ choice, was_correct }: OwnMark) => (choice === 'AGREE' ? 0 : 3) + (was_correct ?? 2);

const withMark = (match: CompletedMatch, { choice, was_correct }: OwnMark): CompletedMatch => ({
  ...match,
  userChoice: choice,
  isUserCorrect: match.status === 'FINAL' ? toFlag(was_correct) : isPickCorrect(choice, match.isMachineCorrect),
});
