import { endpoints } from '@machine/contract';
import type { DeletionVersion } from '../../account/auth/deletion-version.ts';
import { canRenameAt } from '../../account/auth/user.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { toIso } from '../../platform/clock/time.ts';
import { changeUsername, type RenameDeps } from './change-username.ts';
import { searchUsers } from './search.ts';
import { summaryOf } from './summary.ts';

export type ProfileDeps = RenameDeps & { clock: Clock; deletions: DeletionVersion };

export const profileRoutes = ({ clock, deletions, ...deps }: ProfileDeps): Route[] => [
  handle(endpoints.userSummary, async ({ params, userId: callerId }) => {
    return { body: await summaryOf(deps.db, clock, { userId: params.id, callerId }) };
  }),

  handle(endpoints.searchUsers, async ({ query, userId: viewerId }) => {
    return { body: await searchUsers(deps.db, query.q, { id: viewerId, at: deps.wall() }) };
  }),

  handle(endpoints.changeUsername, async ({ body, userId }) => {
    const user = await changeUsername(deps, userId, body.username);
    deletions.forget();
    return { body: { username: user.username, canRenameAt: toIso(canRenameAt(user)) } };
  }),
];
