import type { Endpoint } from '@machine/contract';
import type { Sessions } from '../session/session.ts';
import { notFound, unauthorized } from './http-error.ts';
import type { Caller } from './route.ts';

export type Authorize = ReturnType<typeof createAuthorize>;

type AuthorizeDeps = { sessions: Sessions; isModerator: (userId: string) => Promise<boolean> };

/**
 * The one place that enforces the access of calls: returns who makes a request. Rejects with an `HttpError` (401 or 404) if
 * they may not make it. What belongs to an owner is for the handler to decide.
 */
export const createAuthorize =
  ({ sessions, isModerator }: AuthorizeDeps) =>
  async ({ access }: Endpoint, request: Request): Promise<Caller> => {
    if (access === 'public') return {};
    const session = await sessions.findSession(request);
    if (access === 'optional') return { userId: session?.userId ?? null };
    if (session === null) throw unauthorized();
    if (access === 'moderator' && !(await isModerator(session.userId))) throw notFound();
    return { userId: session.userId, session };
  };
