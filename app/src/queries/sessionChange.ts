import { STORAGE_KEYS } from '@machine/contract/constants.ts';
import type { CurrentUser } from '@machine/contract/user.ts';
import type { QueryClient } from '@tanstack/react-query';
import { clearDrafts } from '../services/drafts.ts';
import { notifyOtherTabs } from '../services/otherTabs.ts';
import { writeStored } from '../services/storage.ts';
import { predictionQueries } from './prediction.ts';
import { dependsOnSession, resetPrivateQueries } from './privateQueries.ts';
import { sessionQueries } from './session.ts';

const { queryKey } = sessionQueries.user();

/** Fetches the current user, discarding a request in flight that predates the change. */
function refetchCurrentUser(client: QueryClient, before?: CurrentUser | null): Promise<CurrentUser | null> {
  void client.cancelQueries({ queryKey });
  if (before) client.getQueryCache().find({ queryKey })?.reset();
  return client.fetchQuery({ ...sessionQueries.user(before), staleTime: 0 });
}

/**
 * Loads the user and refetches everything after a login, here and in other tabs. Returns the user, null when the server
 * sees no session (for example because cookies are blocked), or undefined when the request failed.
 */
export async function beginSession(client: QueryClient): Promise<CurrentUser | null | undefined> {
  // Results that the last player of this device hid.
  writeStored(STORAGE_KEYS.hideResults, null);
  const user = await refetchCurrentUser(client).catch(() => undefined);
  // A request canceled by a later session change resolves with the previous value, which means nothing.
  if (user === null) return client.isFetching({ queryKey }) > 0 ? undefined : null;
  if (user) clearDrafts(user.id);
  void client.invalidateQueries({ predicate: dependsOnSession });
  notifyOtherTabs();
  return user;
}

/**
 * Clears the session, private data and drafts after a logout, here and in other tabs. Then verifies the session with the
 * server; if that fails, the user stays logged out.
 */
export function endSession(client: QueryClient): void {
  if (client.getQueryData(queryKey) !== null) clearSession(client);
  clearDrafts(null);
  writeStored(STORAGE_KEYS.hideResults, null);
  notifyOtherTabs();
  void refetchCurrentUser(client).catch(() => undefined);
}

/** Clears the session and loads it again after a login or logout in another tab. */
export async function restartSession(client: QueryClient): Promise<void> {
  clearSession(client);
  await refetchCurrentUser(client).catch(() => undefined);
}

function clearSession(client: QueryClient): void {
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, null);
  resetPrivateQueries(client);
}

/**
 * Rechecks the session of a page restored from the back/forward cache. Private data is hidden until the response, and
 * dropped if the user has changed.
 */
export async function resumeSession(client: QueryClient): Promise<void> {
  try {
    await refetchCurrentUser(client, client.getQueryData(queryKey));
    void client.invalidateQueries({ queryKey: predictionQueries.all });
  } catch {
    resetPrivateQueries(client);
  }
}
