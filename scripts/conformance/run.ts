import { checkForms, checkSessions, checkSettings } from './account.ts';
import { type Client, createClient, type Run } from './client.ts';
import { checkFeatures } from './features.ts';
import { checkChat, checkPicks, checkResults } from './game.ts';
import { checkLeagues, checkLeaving } from './leagues.ts';
import { findLevels } from './levels.ts';
import { type Account, deleteAccount, signUp, Stopped } from './players.ts';
import { checkRejections, UNKNOWN } from './rejections.ts';
import { createReport, type Report } from './report.ts';
import { checkStateless, checkTransport } from './requests.ts';
import { checkFollows, checkMessages, checkNewResults, checkNotifications } from './social.ts';
import { checkForeignOrigin, listenAs } from './socket.ts';

export type Options = {
  /** For a server that stores no writes. */
  isStateless?: boolean;
  /** Deletes the accounts and rejects when it is aborted. */
  signal?: AbortSignal;
  /** Sends each request; the global one if omitted. */
  fetch?: typeof fetch;
};

/**
 * Checks a server against the contract. Creates three accounts, and deletes them even when a check throws. Rejects when
 * the server can't be reached or limits the rate.
 */
export async function checkServer(
  url: string,
  { isStateless = false, signal, fetch = globalThis.fetch }: Options = {},
): Promise<Report> {
  const report = createReport();
  const run: Run = { origin: new URL(url).origin, fetch, report, emails: new Set(), signal };
  const visitor = createClient(run, 'a visitor');
  if (isStateless) {
    await checkStateless(run, createClient(run, 'a player'));
    return report;
  }
  const accounts: Account[] = [];
  try {
    await checkEverything(run, visitor, accounts);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    report.expect('signup', false, error.message);
  } finally {
    run.signal = undefined;
    for (const account of accounts) {
      await deleteAccount(run, account, visitor).catch((error: unknown) => {
        report.expect('deleteAccount', false, `the account of ${account.email} could not be deleted: ${String(error)}`);
      });
    }
  }
  return report;
}

async function checkEverything(run: Run, visitor: Client, accounts: Account[]): Promise<void> {
  await findLevels(run, visitor);
  await checkTransport(run, visitor);
  await checkForms(visitor);
  await checkResults(run, visitor);
  const ann = await signUp(run, 'Ann', accounts);
  const ben = await signUp(run, 'Ben', accounts);
  const cleo = await signUp(run, 'Cleo', accounts);
  // A server may answer 401 to visitors for calls that it doesn't know.
  await findLevels(run, ann);
  const checked = { ...run, visitor, ann, ben, cleo };
  await checkResults(run, ann);
  await checkForeignOrigin(run, ann);
  const sockets = {
    visitor: await listenAs(run, visitor),
    ben: await listenAs(run, ben),
    cleo: await listenAs(run, cleo),
  };
  try {
    const matchId = await checkPicks(checked);
    await checkFollows(checked);
    // Finds out whether repeats change nothing, which the chat is then checked for.
    const thread = await checkMessages(checked);
    await sockets.ben?.expectAdded('dm');
    if (matchId !== null) {
      sockets.ben?.watch(matchId);
      await checkChat(checked, matchId);
      await sockets.visitor?.expectEvent('chat', matchId);
      await sockets.ben?.expectEvent('chat', matchId);
    }
    await checkNotifications(checked);
    await checkNewResults(checked);
    await checkFeatures(checked, matchId);
    const league = await checkLeagues(checked);
    sockets.visitor?.expectNone(['dm', 'notification']);
    sockets.cleo?.expectNone(['dm']);
    const ids = { userId: ben.id, matchId: matchId ?? UNKNOWN, ...(thread && { 'dm-threads': thread }) };
    await checkRejections(checked, { ...ids, ...(league && { leagues: league }) });
    if (league) await checkLeaving(checked, league);
  } finally {
    for (const socket of Object.values(sockets)) socket?.close();
  }
  await checkSettings(checked);
  await checkSessions(checked);
}
