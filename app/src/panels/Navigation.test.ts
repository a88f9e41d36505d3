import * as endpoints from '@machine/contract/endpoints.ts';
import { reply, replyError } from '@machine/mocks/handlers.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { chatQueries } from '../queries/chat.ts';
import { createQueryClient } from '../queries/client.ts';
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
  await client.prefetchQuery(chatQueries.list());
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryOnMount: false } });
  expect(renderHook(client, createServices(), () => useChats(true))?.kind).toBe(kind);
});
