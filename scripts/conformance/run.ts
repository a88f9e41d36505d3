import { checkForms, checkSessions, checkSettings } from './account.ts';
import { type Client, createClient, type Run } from './client.ts';
import { checkFeatures } from './features.ts';
import { checkChat, checkPicks, checkResults } from './game.ts';
import { checkLeagues, checkLeaving } from './leagues.ts';
import { type Account, deleteAccount, signUp, Stopped } from './players.ts';
import { checkRejections, UNKNOWN } from './rejections.ts';
import { createReport, type Report } from './report.ts';
import { checkStateless, checkTransport } from './requests.ts';
import { checkBlocks, checkFollows, checkMessages, checkNewResults, checkNotifications } from './social.ts';
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
  await checkTransport(run, visitor);
  await checkForms(visitor);
  await checkResults(run, visitor);
  const players = [
    await signUp(run, 'Ann', accounts),
    await signUp(run, 'Ben', accounts),
    await signUp(run, 'Cleo', accounts),
  ] as const;
  const [ann, ben, cleo] = players;
  await checkResults(run, ann);
  await checkForeignOrigin(run, ann);
  const sockets = {
    visitor: await listenAs(run, visitor),
    ben: await listenAs(run, ben),
    cleo: await listenAs(run, cleo),
  };
  try {
    const matchId = await checkPicks(run, [visitor, ann, ben]);
    await checkFollows(run, players);
    if (matchId !== null) {
      sockets.ben?.watch(matchId);
      await checkChat(run, matchId, [visitor, ann, ben]);
      await sockets.visitor?.expectEvent('chat', matchId);
      await sockets.ben?.expectEvent('chat', matchId);
    }
    const thread = await checkMessages(run, players);
    await sockets.ben?.expectEvent('dm');
    await checkNotifications(run, ann, ben);
    await checkNewResults(run, ann);
    await checkBlocks(run, players);
    await checkFeatures(run, matchId, [visitor, ann, ben]);
    const league = await checkLeagues(run, players);
    sockets.visitor?.expectNone(['dm', 'notification']);
    sockets.cleo?.expectNone(['dm']);
    const ids = { userId: ben.id, matchId: matchId ?? UNKNOWN, ...(thread && { 'dm-threads': thread }) };
    await checkRejections(run, { visitor, ann, stranger: cleo }, { ...ids, ...(league && { leagues: league }) });
    if (league) await checkLeaving(run, league, players);
  } finally {
    for (const socket of Object.values(sockets)) socket?.close();
  }
  await checkSettings(run, ann, visitor);
  await checkSessions(run, ann);
}
