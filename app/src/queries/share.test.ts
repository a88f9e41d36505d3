import * as endpoints from '@machine/contract/endpoints.ts';
import { ownShare } from '@machine/mocks/share.ts';
import { replyWith } from '@machine/mocks/handlers.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { serve } from '../testing/server.ts';
import { createQueryClient } from './client.ts';
import { shareQueries } from './share.ts';

afterEach(() => vi.unstubAllGlobals());

const page = (id: string, next: string | null) => ({ shares: [{ ...ownShare, id }], next });

const load = async (last: string | null) => {
  serve(replyWith(endpoints.shares, (query) => (query.get('cursor') ? page('old', last) : page('new', '1:new'))));
  return (await createQueryClient().fetchQuery(shareQueries.own())).map(({ id }) => id);
};

test('own shares are loaded page by page, up to one without a cursor, or with its own', async () => {
  expect(await load(null)).toEqual(['new', 'old']);
  expect(await load('1:new')).toEqual(['new', 'old']);
});
