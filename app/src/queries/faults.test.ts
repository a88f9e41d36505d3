import { openPrediction, player, rivalSummary } from '@machine/mocks/fixtures';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANSWERS, type Fault } from '../../test/faults/faults.ts';
import { createServices, renderHook, settled } from '../testing/hooks.ts';
import { useSendChat } from './chat.ts';
import { createQueryClient } from './client.ts';
import { leaderboardQueries } from './leaderboard.ts';
import { matchQueries } from './match.ts';
import { newResultsQuery } from './newResults.ts';
import { predictionQueries, useLockPick } from './prediction.ts';
import { profileQueries, useFollowToggle } from './profile.ts';

const ALL = Object.values<Fault>(ANSWERS);

let answer: () => Response | Promise<Response>;
beforeEach(() => {
  for (const name of ['BroadcastChannel', 'sessionStorage', 'localStorage']) vi.stubGlobal(name, undefined);
  vi.stubGlobal('fetch', async () => answer());
});
afterEach(() => vi.unstubAllGlobals());

/** Starts a write that the server answers so. Returns the toast, and the cache. */
async function write(fault: Fault, useWrite: () => () => void) {
  answer = () => fault.respond(() => new Response());
  const client = createQueryClient();
  const services = createServices();
  client.setQueryData(profileQueries.summary('u-mira').queryKey, rivalSummary);
  client.setQueryData(predictionQueries.random(0).queryKey, openPrediction);
  renderHook(client, services, useWrite)();
  await settled(client);
  return { client, toast: services.toaster.store.get() };
}

test.each(ALL)('a read, a poll and a silent read fail when $when', async ({ respond }) => {
  answer = () => respond(() => new Response());
  const client = createQueryClient();
  const board = leaderboardQueries.board({ period: 'all', board: 'stars' });
  for (const query of [board, matchQueries.completed(), newResultsQuery()])
    await expect(client.fetchQuery(query as typeof board)).rejects.toThrow(Error);
});

test.each(ALL)('a message is sent, or its failure told in words for players, when $when', async (fault) => {
  const draftKey = { userId: player.id, kind: 'chat', id: 'm-1' } as const;
  const { toast } = await write(fault, () => {
    const { sendText } = useSendChat('m-1', draftKey);
    return () => sendText('hello');
  });
  expect(toast?.description).toBe(fault.isExecuted ? undefined : (fault.message ?? 'Failed to send message.'));
});

test.each(ALL)('a follow succeeds or changes nothing, and says nothing, when $when', async (fault) => {
  const { client, toast } = await write(fault, () => {
    const { mutate } = useFollowToggle('u-mira');
    return () => mutate(false);
  });
  expect(toast).toBeNull();
  expect(client.getQueryData(profileQueries.summary('u-mira').queryKey)?.isFollowing).toBe(fault.isExecuted === true);
});

test.each(ALL)('a pick is not locked when $when', async (fault) => {
  const { client, toast } = await write(fault, () => {
    const { mutate } = useLockPick(() => {});
    return () => mutate({ matchId: openPrediction.match.id, choice: 'AGREE' });
  });
  expect(toast?.description).toBe('Failed to record pick. Try again.');
  expect(client.getQueryData(predictionQueries.random(0).queryKey)).toMatchObject({ userPick: null });
});
