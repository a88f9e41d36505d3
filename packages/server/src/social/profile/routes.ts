import { endpoints, USERNAME_CHANGE_DAYS } from '@machine/contract';
import type { DeletionVersion } from '../../account/auth/deletion-version.ts';
import { canRenameAt, userById } from '../../account/auth/user.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import { toIso } from '../../platform/clock/time.ts';
import { searchUsers } from './search.ts';
import { summaryOf } from './summary.ts';
import { isTakenByAnother, keepFormerUsername, removeFormerUsername } from '../../account/auth/former-usernames.ts';
import { checkUsername, usernameTaken } from '../../account/auth/username.ts';
import { lookupKey } from '../../platform/db/lookup-key.ts';
import type { Db } from '../../platform/db/open.ts';
import type { UserRow } from '../../platform/db/tables-account.ts';
import { HttpError, unauthorized } from '../../platform/http/http-error.ts';
import type { RouteDeps } from '../../platform/module.ts';
import { lockUser } from '../moderation/moderators.ts';
import { rename } from '../moderation/rename.ts';
import type { RequireMayWrite } from '../moderation/sanctions.ts';

type RenameDeps = Pick<RouteDeps, 'db' | 'wall'> & {
  requireMayWrite: RequireMayWrite;
  /** Returns whether players can't take a username. */
  isReserved: (username: string) => boolean;
};

/** Gives a player the name that they choose, and keeps the former one for them. Throws an `HttpError` if they can't. */
async function changeUsername(deps: RenameDeps, userId: string, username: string): Promise<UserRow> {
  const { db, isReserved } = deps;
  checkUsername(username, isReserved);
  try {
    return await db.transaction().execute((transaction) => change({ ...deps, db: transaction }, userId, username));
  } catch (error) {
    if (error instanceof HttpError) throw error;
    // Somebody may have taken the name at the same time.
    throw (await isTakenByAnother(db, { id: userId, username_key: lookupKey(username) })) ? usernameTaken() : error;
  }
}

async function change({ db, wall, requireMayWrite }: RenameDeps, id: string, username: string): Promise<UserRow> {
  await lockUser(db, id);
  const user = await userById(db, id);
  if (user === undefined) throw unauthorized();
  // A repeated request.
  if (user.username === username) return user;
  const renamed_at = wall();
  if (canRenameAt(user) > renamed_at) {
    throw new HttpError(409, `You can change your username once in ${USERNAME_CHANGE_DAYS} days.`);
  }
  await requireMayWrite(db, { userId: id, text: username });
  if (await wasHidden(db, id, username)) throw new HttpError(400, 'A moderator has hidden this username.');
  if (!(await rename(db, id, username))) throw usernameTaken();
  await removeFormerUsername(db, id, lookupKey(username));
  await keepFormerUsername(db, user, renamed_at);
  await db.updateTable('users').set({ renamed_at }).where('id', '=', id).execute();
  return { ...user, username, renamed_at };
}

/** Returns whether a moderator has hidden this name of the user. */
async function wasHidden(db: Db, userId: string, username: string): Promise<boolean> {
  const decisions = await db
    .selectFrom('moderation_decisions')
    .innerJoin('moderation_cases', 'moderation_cases.id', 'moderation_decisions.case_id')
    .select('hidden')
    .where('moderation_decisions.user_id', '=', userId)
    .where('subject_kind', '=', 'NAME')
    .where('undone_at', 'is', null)
    .execute();
  return decisions.some(({ hidden }) => hidden !== null && lookupKey(hidden) === lookupKey(username));
}

export type ProfileDeps = RenameDeps & Pick<RouteDeps, 'clock'> & { deletions: DeletionVersion };

export const profileRoutes = ({ clock, deletions, ...deps }: ProfileDeps): Route[] => [
  handle(endpoints.userSummary, async ({ params, userId: callerId }) => {
    return { body: await summaryOf(deps.db, clock, { userId: params.id, callerId }) };
  }),

  handle(endpoints.searchUsers, async ({ query, userId: viewerId }) => {
    return { body: await searchUsers(deps.db, query.q, { id: viewerId, at: deps.wall() }) };
  }),

  handle(endpoints.changeUsername, async ({ body, userId }) => {
    const user = await changeUsername(deps, userId, body.username);
    deletions.forget();
    return { body: { username: user.username, canRenameAt: toIso(canRenameAt(user)) } };
  }),
];
