import { endpoints } from '@machine/contract';
import { player } from '@machine/mocks/fixtures';
import { reply, replyError } from '@machine/mocks/handlers';
import { afterEach, expect, test, vi } from 'vitest';
import { chatQueries } from '../queries/chat.ts';
import { createQueryClient } from '../queries/client.ts';
import { sessionQueries } from '../queries/session.ts';
import { createServices, renderHook } from '../testing/hooks.ts';
import { serve } from '../testing/server.ts';
import { useChats } from './Navigation.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['failed when the server fails', replyError(endpoints.matchChats, 500), 'failed'],
  ['empty without a chat', reply(endpoints.matchChats, []), 'empty'],
])('the list of chats is %s', async (_, handler, kind) => {
  serve(handler);
  const client = createQueryClient();
  client.setQueryData(sessionQueries.user().queryKey, player);
  await client.prefetchQuery(chatQueries.list());
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryOnMount: false } });
  expect(renderHook(client, createServices(), () => useChats(true))?.kind).toBe(kind);
});
