import { endOfDayResponse, openPrediction } from '@machine/mocks/prediction.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './client.ts';
import { predictionQueries } from './prediction.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['no data', undefined, '?request=1&match=before'],
  ['a card', openPrediction, `?request=1&match=${openPrediction.match.id}`],
  ['the end of the day', endOfDayResponse, '?request=1'],
  ['no predictions', null, '?request=1'],
])('a round with %s requests only its own match', async (_, current, search) => {
  const fetch = vi.fn<(url: string) => Promise<Response>>(async () => Response.json(endOfDayResponse));
  vi.stubGlobal('fetch', fetch);
  const client = createQueryClient();
  const query = predictionQueries.random(1, 'before');
  if (current !== undefined) client.setQueryData(query.queryKey, current);
  await client.fetchQuery(query);
  expect(fetch.mock.calls[0]?.[0]).toBe(`/api/predictions/random${search}`);
});
