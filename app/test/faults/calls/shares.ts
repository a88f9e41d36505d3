import { endpoints } from '@machine/contract';
import * as fixtures from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import type { EndpointName } from '../call.ts';
import { has, press, waitForElement } from '../dom.ts';
import type { ReadCall } from '../reads.ts';
import { onUnreadableBody, pressing, type WriteCall } from '../writes.ts';

const { createdShare, ownShare, ownShares } = fixtures;
const SETTINGS = { path: '/settings', isPrivate: true };
const STOP = /^Stop sharing Los Angeles Lakers @ Phoenix Suns/;
const EXECUTED = 'shows what the server did';

export const SHARE_READS = {
  shares: {
    id: 'C131',
    ...SETTINGS,
    okBody: ownShares,
    ready: () => has('button', STOP),
    failure: "Couldn't load your links.",
    emptyText: "You don't share anything.",
    rows: '[aria-label="Shared links"] li',
  },
} satisfies Partial<Record<EndpointName, ReadCall>>;

export const SHARE_WRITES = {
  createShare: {
    id: 'C132',
    path: '/completed/nba-lal-phx-1',
    isPrivate: true,
    okBody: createdShare,
    prepare: async () => {
      await press('button', 'Share your pick');
      await waitForElement('button', 'Create link');
    },
    ...pressing('Create link'),
    handlersAfter: [reply(endpoints.shares, [ownShare])],
    success: () => has('button', 'Stop sharing'),
    initial: () => has('button', 'Create link'),
    failure: { text: 'Failed to create the link. Please try again.' },
    bodies: { malformedRows: [{ ...createdShare, path: 7 }] },
    // The link is found in the list, which is loaded again.
    except: { ...onUnreadableBody(EXECUTED), lostResponse: EXECUTED },
  },
  deleteShare: {
    id: 'C133',
    ...SETTINGS,
    handlers: [reply(endpoints.shares, ownShares)],
    prepare: async () => void (await waitForElement('button', STOP)),
    ...pressing(STOP),
    handlersAfter: [reply(endpoints.shares, ownShares.slice(1))],
    success: () => !has('button', STOP) && has('button', /^Stop sharing Your edge/),
    initial: () => has('button', STOP),
    failure: { text: 'Failed to stop sharing. Please try again.' },
    except: { notFound: 'succeeds', lostResponse: EXECUTED },
  },
} satisfies Partial<Record<EndpointName, WriteCall>>;
