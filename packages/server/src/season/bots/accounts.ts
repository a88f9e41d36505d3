import { BOT_SUFFIX } from '@machine/contract';
import { showUsernames } from '../../account/auth/username-suffixes.ts';
import { lookupKey } from '../../platform/db/lookup-key.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { createRandom, shuffled } from '../../platform/random.ts';
import { countNewFollows } from '../../social/follow/follow-counts.ts';
import { BOT_PLAYERS } from './players.ts';

/** Can't be taken by a player: usernames don't allow spaces or parentheses. */
export const botUsername = (name: string) => name + BOT_SUFFIX;

const MAX_FOLLOWS = 4;

/** Creates any missing bot accounts, without passwords or real email addresses. Returns the user ids by bot name. */
export async function ensureBotAccounts(db: Db, at: Instant): Promise<Map<string, string>> {
  const users = BOT_PLAYERS.map(({ name }) => ({
    id: crypto.randomUUID(),
    username: botUsername(name),
    username_key: lookupKey(botUsername(name)),
    email: `${name}@example.invalid`,
    email_key: `${name}@example.invalid`,
    first_name: name,
    last_name: 'bot',
    password_hash: null,
    is_bot: 1 as const,
    created_at: at,
  }));
  return db.transaction().execute(async (transaction) => {
    const created = await transaction
      .insertInto('users')
      .values(users)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'username_key'])
      .execute();
    await showUsernames(transaction, created);
    const ids = await botIds(transaction);
    if (created.length > 0) await followEachOther(transaction, ids, at);
    return ids;
  });
}

async function followEachOther(db: Db, ids: ReadonlyMap<string, string>, at: Instant): Promise<void> {
  const follows = [...ids].flatMap(([name, follower_id]) =>
    followedBy(name, ids).map((followee_id) => ({ follower_id, followee_id, created_at: at })),
  );
  const stored = await db
    .insertInto('follows')
    .values(follows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['follower_id', 'followee_id', 'created_at'])
    .execute();
  await countNewFollows(db, stored);
}

async function botIds(db: Db): Promise<Map<string, string>> {
  const names = new Map(BOT_PLAYERS.map(({ name }) => [lookupKey(botUsername(name)), name]));
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username_key'])
    .where('username_key', 'in', [...names.keys()])
    .where('is_bot', '=', 1)
    .execute();
  return new Map(rows.map(({ id, username_key }) => [names.get(username_key) ?? '', id]));
}

function followedBy(name: string, ids: ReadonlyMap<string, string>): string[] {
  const random = createRandom(`${name}/follows`);
  const others = BOT_PLAYERS.map((player) => player.name).filter((other) => other !== name);
  return shuffled(others, random)
    .slice(0, random.below(MAX_FOLLOWS + 1))
    .flatMap((other) => ids.get(other) ?? []);
}
