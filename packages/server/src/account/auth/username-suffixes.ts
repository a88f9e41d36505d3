import { chunksOf } from '../../platform/db/chunks.ts';
import type { Db } from '../../platform/db/open.ts';

/** Stands before a whole name. No name and no search text contains it. */
const START = '\u0001';
/** Sorts after every other character. */
const LAST = '\u{10FFFF}';

/** Makes new users findable. Call it in the transaction that inserts them. */
export async function showUsernames(db: Db, users: readonly { id: string; username_key: string }[]): Promise<void> {
  const rows = users.flatMap(({ id, username_key }) =>
    [...suffixesOf(username_key)].map((suffix) => ({ suffix, user_id: id })),
  );
  for (const chunk of chunksOf(rows)) await db.insertInto('username_suffixes').values(chunk).execute();
}

export async function hideUsername(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('username_suffixes').where('user_id', '=', userId).execute();
}

/** Returns every end of a name, and the whole name behind the mark of its start. */
function suffixesOf(usernameKey: string): Set<string> {
  const characters = Array.from(usernameKey);
  return new Set([START + usernameKey, ...characters.map((_, start) => characters.slice(start).join(''))]);
}

type Range = { from: string; to: string };

/** Returns the range of suffixes of the names that start with a text or contain it. */
export const suffixRange = (text: string, place: 'start' | 'anywhere'): Range => {
  const from = place === 'start' ? START + text : text;
  return { from, to: from + LAST };
};
