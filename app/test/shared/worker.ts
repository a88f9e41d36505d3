import { mockFetch } from '@machine/mocks/mockFetch.ts';

/** Replies to the calls of the page. A call without a handler fails. */
export const worker = mockFetch();
