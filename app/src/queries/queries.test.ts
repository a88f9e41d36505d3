import * as endpoints from '@machine/contract/endpoints.ts';
import type { Endpoint } from '@machine/contract/endpoint.ts';
import { replyError } from '@machine/mocks/handlers.ts';
import { scenarios } from '@machine/mocks/scenarios.ts';
import { hashKey } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ANSWERS, type Fault } from '../../test/faults/faults.ts';
import { LOCAL_QUERIES, QUERIES, QUERY_ROWS, type QueryRow } from '../testing/queries.ts';
import { serve } from '../testing/server.ts';
import { createQueryClient } from './client.ts';

afterEach(() => vi.unstubAllGlobals());

const everyCall = (status: number) =>
  Object.values<Endpoint>(endpoints).map((endpoint) => replyError(endpoint, status));

test('caches each query with other parameters apart', () => {
  const all = [...QUERY_ROWS.flatMap(([, [, ...queries]]) => queries), ...LOCAL_QUERIES];
  expect(new Set(all.map(({ queryKey }) => hashKey(queryKey))).size).toBe(all.length);
});

test.each(QUERY_ROWS)('%s requests what it shows, with one call', async (_, [request, query]) => {
  const calls = serve(...scenarios['full-card']);
  const data: unknown = await createQueryClient().fetchQuery(query);
  expect(calls).toEqual([`GET ${request}`]);
  expect(data).not.toBeUndefined();
});

test.each(QUERY_ROWS)('%s fails with the server, instead of looking empty', async (_, [, query]) => {
  serve(...everyCall(500));
  await expect(createQueryClient().fetchQuery(query)).rejects.toThrow('500');
});

test.each(Object.values<Fault>(ANSWERS))('a read, a poll and a silent read fail when $when', async ({ respond }) => {
  vi.stubGlobal('fetch', async () => respond(() => new Response()));
  for (const [, query] of [QUERIES.board, QUERIES.completed, QUERIES.newResults] as QueryRow[])
    await expect(createQueryClient().fetchQuery(query)).rejects.toThrow(Error);
});
