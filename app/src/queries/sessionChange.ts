import type { CurrentUser } from '@machine/contract';
import type { QueryClient } from '@tanstack/react-query';
import { clearDrafts } from '../services/drafts.ts';
import { notifyOtherTabs } from '../services/otherTabs.ts';
import { predictionQueries } from './prediction.ts';
import { resetPrivateQueries, isNotSession, sessionQueries } from './session.ts';

const { queryKey } = sessionQueries.user();

/** Who is here now. An answer that is under way was given before, and counts no more. */
function askAnew(client: QueryClient, before?: CurrentUser | null): Promise<CurrentUser | null> {
  void client.cancelQueries({ queryKey });
  if (before) client.getQueryCache().find({ queryKey })?.reset();
  return client.fetchQuery({ ...sessionQueries.user(before), staleTime: 0 });
}

/**
 * After a sign-in: who we are, all else as this player sees it, here and in the other tabs. Returns the user; null when
 * the server does not see a session, as when the browser blocks cookies; undefined when it could not say.
 */
export async function beginSession(client: QueryClient): Promise<CurrentUser | null | undefined> {
  const user = await askAnew(client).catch(markSessionUnknown(client));
  // What a later change of the session has cancelled ends with what was known before, and says nothing.
  if (user === null) return client.isFetching({ queryKey }) > 0 ? undefined : null;
  if (user) clearDrafts(user.id);
  void client.invalidateQueries({ predicate: isNotSession });
  notifyOtherTabs();
  return user;
}

/**
 * After a logout: nothing of the player stays, here or in the other tabs. Who is nobody already has forgotten. The
 * server is asked again who is here; without an answer the logout stands.
 */
export function endSession(client: QueryClient): void {
  if (client.getQueryData(queryKey) !== null) clearSession(client);
  clearDrafts(null);
  notifyOtherTabs();
  void askAnew(client).catch(() => undefined);
}

/** Another tab says that the session is not what it was: nothing of it stays, and who we are is asked anew. */
export async function restartSession(client: QueryClient): Promise<void> {
  clearSession(client);
  await askAnew(client).catch(markSessionUnknown(client));
}

/** Makes the session unknown: what was known is out of date, and the request for what is new has failed. */
const markSessionUnknown = (client: QueryClient) => () => {
  client.getQueryCache().find({ queryKey })?.setState({ data: undefined, dataUpdatedAt: 0 });
  return undefined;
};

function clearSession(client: QueryClient): void {
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, null);
  resetPrivateQueries(client);
}

/**
 * The page comes back as it was left, out of the browser's memory: until the answer nobody knows who is here, and
 * what only players see is not shown. Lists stay; those of another, or of nobody, go (RELIABILITY.md AF9).
 */
export async function resumeSession(client: QueryClient): Promise<void> {
  try {
    await askAnew(client, client.getQueryData(queryKey));
    void client.invalidateQueries({ queryKey: predictionQueries.all });
  } catch {
    resetPrivateQueries(client);
  }
}
