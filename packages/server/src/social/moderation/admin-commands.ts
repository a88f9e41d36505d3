import { SUSPENSION_HOURS } from '@machine/contract';
import type { Instant } from '../../platform/clock/time.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { lookupKey } from '../../platform/db/lookup-key.ts';
import type { Db } from '../../platform/db/open.ts';
import type { RunCommand } from '../../platform/local/local-socket.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { StartError } from '../../platform/start-error.ts';
import { ADMIN_COMMAND_NAMES, ADMIN_COMMANDS, type AdminCommandName } from './admin-help.ts';
import { type Decided, type Deciding, storeDecision } from './decide.ts';
import { verifyLog } from './log.ts';
import { lockUser, setModerator } from './moderators.ts';
import { setWordFilter } from './set-word-filter.ts';
import { undoDecision } from './undo.ts';
import type { DeletionVersion } from '../../account/auth/deletion-version.ts';
import type { Notify } from '../../account/notification/notify.ts';
import type { Bus } from '../../platform/realtime/bus.ts';
import type { Sessions } from '../../platform/session/session.ts';

type AdminDeps = {
  db: Db;
  wall: () => Instant;
  /** Of notifications. */
  gameTime: () => Instant;
  random: () => number;
  /** Called after the commit. */
  announce: (decided: Decided) => void;
};

type Command = (deps: AdminDeps, ...args: string[]) => Promise<string>;

const COMMANDS: Record<AdminCommandName, Command> = {
  grant: (deps, name) => changeRole(deps, name, true),
  revoke: (deps, name) => changeRole(deps, name, false),
  list,
  suspend,
  undo,
  'word-filter': switchWordFilter,
  'verify-log': verify,
};

/** Returns what runs `npm run admin`: it works on the database, and writes the same log as moderators do. */
export const createAdminCommands =
  (deps: AdminDeps): RunCommand =>
  async ([name = '', ...args]) => {
    const known = ADMIN_COMMAND_NAMES.find((each) => each === name);
    if (known === undefined) throw new StartError(`Unknown command '${name}'; see npm run admin -- --help.`);
    const words = ADMIN_COMMANDS[known].takes.split(' ').filter(Boolean);
    const required = words.filter((word) => !word.startsWith('['));
    if (args.length < required.length || args.length > words.length) throw misuseOf(known);
    try {
      return await COMMANDS[known](deps, ...args);
    } catch (error) {
      throw error instanceof HttpError ? new StartError(error.message) : error;
    }
  };

const misuseOf = (name: AdminCommandName) =>
  new StartError(`Call it as: npm run admin -- ${`${name} ${ADMIN_COMMANDS[name].takes}`.trim()}`);

async function changeRole({ db, wall, announce }: AdminDeps, name = '', isModerator: boolean): Promise<string> {
  const user = await requirePlayer(db, name);
  const hasChanged = await inTransaction(db, (transaction) => setModerator(transaction, user.id, isModerator, wall()));
  announce({ notified: [], matchId: null, readers: [] });
  const [changed, unchanged] = isModerator
    ? ['is now a moderator', 'was a moderator already']
    : ['is no longer a moderator', "wasn't a moderator"];
  return `${user.username} ${hasChanged ? changed : unchanged}.`;
}

async function list({ db }: AdminDeps): Promise<string> {
  const moderators = await db
    .selectFrom('users')
    .select('username')
    .where('is_moderator', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('username_key')
    .execute();
  return moderators.length === 0 ? 'There are no moderators.' : moderators.map(({ username }) => username).join('\n');
}

async function suspend(deps: AdminDeps, name = '', hoursText?: string): Promise<string> {
  const { db, announce } = deps;
  const user = await requirePlayer(db, name);
  const hours = SUSPENSION_HOURS.find((known) => String(known) === hoursText);
  if (hours === undefined && hoursText !== undefined) throw misuseOf('suspend');
  const decision = { action: 'SUSPEND', reason: 'OTHER', hours, caseId: null, userId: user.id } as const;
  const notified = await db.transaction().execute(async (transaction) => {
    if ((await lockUser(transaction, user.id))?.is_moderator === 1) {
      throw new StartError(`${user.username} is a moderator: revoke that first.`);
    }
    return storeDecision(transaction, decision, decidingOf(deps));
  });
  announce({ notified, matchId: null, readers: [] });
  return `${user.username} is suspended ${hours === undefined ? 'for good' : `for ${hours} hours`}.`;
}

async function undo(deps: AdminDeps, name = ''): Promise<string> {
  const { db, wall, announce } = deps;
  const user = await requirePlayer(db, name);
  const decision = await db
    .selectFrom('moderation_decisions')
    .select(['id', 'action'])
    .where('user_id', '=', user.id)
    .where('action', 'in', ['SUSPEND', 'MUTE'])
    .where('undone_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', wall())]))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (decision === undefined) throw new StartError(`${user.username} is neither suspended nor muted.`);
  announce(await undoDecision(db, decision.id, decidingOf(deps)));
  return `Undone: the ${decision.action === 'SUSPEND' ? 'suspension' : 'mute'} of ${user.username}.`;
}

async function switchWordFilter({ db, wall }: AdminDeps, matchId = '', state = ''): Promise<string> {
  if (state !== 'on' && state !== 'off') throw misuseOf('word-filter');
  await setWordFilter(db, { matchId, isOn: state === 'on', moderatorId: null, at: wall() });
  return `The word filter of ${matchId} is ${state}.`;
}

async function verify({ db }: AdminDeps): Promise<string> {
  const { isValid, size, hash, problem } = await verifyLog(db);
  if (!isValid) throw new StartError(`The log was tampered with. ${problem ?? ''}`);
  return `The log is intact: ${size} rows, the last hash is ${hash}.`;
}

const decidingOf = ({ wall, gameTime, random }: AdminDeps): Deciding => ({
  moderatorId: null,
  at: wall(),
  gameTime: gameTime(),
  random,
});

async function requirePlayer(db: Db, name: string) {
  const user = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('username_key', '=', lookupKey(name))
    .where('deleted_at', 'is', null)
    .where('is_bot', '=', 0)
    .executeTakeFirst();
  if (user === undefined) throw new StartError(`There is no player called ${name}.`);
  return user;
}

type AnnounceDeps = { sessions: Sessions; deletions: DeletionVersion; bus: Bus; notify: Notify };

/** Returns a function that makes a decision known in this process at once, and to pages that show what it changed. */
export const createAnnounce =
  ({ sessions, deletions, bus, notify }: AnnounceDeps) =>
  ({ notified, matchId, readers }: Decided): void => {
    sessions.lookUpAgain();
    deletions.forget();
    notify(notified);
    if (readers.length > 0) bus.publish({ type: 'dm', data: {} }, readers);
    if (matchId !== null) bus.publish({ type: 'chat', data: { matchId } });
  };
