import { endpoints } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../services.ts';
import { deleteAccount } from './delete.ts';
import { exportUserData } from './export.ts';

export const privacyRoutes = ({ db, wall, sessions }: Services): Route[] => [
  handle(endpoints.deleteAccount, async ({ request }) => {
    await deleteAccount(db, await sessions.require(request), wall());
    return { body: {}, headers: await sessions.end(request) };
  }),

  handle(endpoints.exportData, async ({ request }) => ({
    stream: await exportUserData(db, await sessions.require(request), wall()),
  })),
];
