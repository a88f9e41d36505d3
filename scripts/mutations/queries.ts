import { type Fault, faultsIn } from './fault.ts';

const fault = faultsIn('queries', 'app/src');

/** Broken caches, sessions, drafts and events of the app. */
export const QUERY_FAULTS: readonly Fault[] = [
  {
    name: 'The matches of Monday night count for the next week',
    area: 'queries',
    file: 'packages/contract/src/gameDay.ts',
    find: '(at - OFFSET_MS) / DAY_MS',
    replace: 'at / DAY_MS',
  },
  fault(
    'A pick after the session has ended does not lead to the login',
    'queries/prediction.ts',
    'if (saysUnauthorized(error)) return unauthorized(matchId);',
    "if (saysUnauthorized(error) && matchId === '') return unauthorized(matchId);",
  ),
  fault(
    'A card is locked before the server has confirmed the pick',
    'queries/prediction.ts',
    'mutationFn: (body: NewPick) => call(endpoints.lockPick, { body }),',
    `mutationFn: (body: NewPick) => {
      markLocked(client, { matchId: String(body.matchId), choice: body.choice });
      return call(endpoints.lockPick, { body });
    },`,
  ),
  fault(
    'A pick that was made elsewhere is not shown after a 409',
    'queries/prediction.ts',
    'if (stored?.matchId === String(matchId)) lock(stored);',
    "if (stored?.matchId === '' + matchId + '.') lock(stored);",
  ),
  fault(
    'A refetch replaces the match on the card',
    'queries/prediction.ts',
    'current === undefined ? match : current?.match?.id',
    'current === undefined ? match : undefined',
  ),
  fault(
    'What is on screen disappears when a refetch fails',
    'hooks/useScreenState.ts',
    'if (data !== undefined) return ready(data);',
    'if (data !== undefined && (errorUpdateCount === 0 || isFetching)) return ready(data);',
  ),
  fault(
    'A chat list that failed to load looks empty',
    'panels/Navigation.tsx',
    "return useScreenState(chats, (rows) => listState('chats', rows));",
    "return useScreenState({ ...chats, data: chats.data ?? (chats.error ? [] : undefined) }, (rows) => listState('chats', rows));",
  ),
  fault('Drafts survive a logout', 'queries/sessionChange.ts', 'clearDrafts(null);', ''),
  fault(
    'Other tabs are not told of a login',
    'queries/sessionChange.ts',
    'void client.invalidateQueries({ predicate: dependsOnSession });\n  notifyOtherTabs();',
    'void client.invalidateQueries({ predicate: dependsOnSession });',
  ),
  fault(
    'Private data stays after a logout',
    'queries/sessionChange.ts',
    'if (client.getQueryData(queryKey) !== null) clearSession(client);',
    'client.setQueryData(queryKey, null);',
  ),
  fault(
    'A failing server logs the player out',
    'queries/session.ts',
    'const ANONYMOUS = [401, 403, 404];',
    'const ANONYMOUS = [401, 403, 404, 500, 503];',
  ),
  fault(
    'A failed login looks like an ended session',
    'queries/client.ts',
    'if (mutation.meta?.failure?.isCredentials !== true) onError(error);',
    'if (mutation.meta !== null) onError(error);',
  ),
  fault(
    'A failed write says nothing',
    'queries/write.ts',
    'tell(error, variables);',
    'if (options.mutationKey) tell(error, variables);',
  ),
  fault(
    "A write hides the server's words",
    'queries/failure.ts',
    'return isFixed ? sentence : errorMessage(error, sentence);',
    'return isFixed || error ? sentence : errorMessage(error, sentence);',
  ),
  fault(
    'Data that changes by itself is not fetched again when its screen opens',
    'queries/client.ts',
    "isPrefetched(query) || isRateLimited(query) ? false : ('always' as const)",
    "isPrefetched(query) ? ('always' as const) : false",
  ),
  fault(
    'Two periods of a board share one cache entry',
    'queries/leaderboard.ts',
    'queryKey: [...leaderboardQueries.all, query] as const,',
    "queryKey: [...leaderboardQueries.all, { ...query, period: 'all' }] as const,",
  ),
  fault(
    'Leaderboards are not fetched again after a result',
    'queries/results.ts',
    '  leaderboardQueries.all,\n',
    "  [...leaderboardQueries.all, 'none'],\n",
  ),
  fault(
    'What happened while the page was hidden is not fetched',
    'live/refresh.ts',
    "type: 'active', stale: true }",
    "type: 'inactive', stale: true }",
  ),
  fault(
    'Back does not restore the scroll position',
    'services/scrollPosition.ts',
    "navigationType === 'POP'",
    "navigationType === 'PUSH'",
  ),
  fault(
    'A text typed while a message is being sent is deleted',
    'services/drafts.ts',
    'if (readDraft(draftKey).trim() === text) writeDraft',
    "if (text !== '') writeDraft",
  ),
  fault(
    'A retried message gets another idempotency key',
    'services/drafts.ts',
    "if (storedKey && words.join(' ') === text) return storedKey;",
    "if (storedKey && words.join(' ') === text + '.') return storedKey;",
  ),
  fault(
    'Each of several refused writes redirects to the login',
    'services/unauthorized.ts',
    'if (timer !== undefined) return;',
    '',
  ),
  fault(
    'A follower count stays after a follow',
    'queries/profile.ts',
    'refetches: [profileQueries.summaries, profileQueries.people]',
    'refetches: [profileQueries.people]',
  ),
  fault(
    'A poll ignores how long the server asks it to wait',
    'queries/polling.ts',
    'Math.max(everyMs, retryAfterMs(state.error))',
    'everyMs',
  ),
  fault(
    'A result shows up before it is known what the player hides',
    'queries/hiddenResults.ts',
    'return !isKnown && readStored(STORAGE_KEYS.hideResults) ? EVERYTHING_HIDDEN : hidden;',
    'return !isKnown && isHiding && readStored(STORAGE_KEYS.hideResults) ? EVERYTHING_HIDDEN : hidden;',
  ),
  fault(
    'The settings offer a password change to accounts without a password',
    'routes/SettingsRoute.tsx',
    'security: user.canChangePassword',
    'security: user.canChangePassword || user.id',
  ),
];
