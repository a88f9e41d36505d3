import type { Endpoint } from '@machine/contract';
import type { Sessions } from '../session/session.ts';
import { notFound, unauthorized } from './http-error.ts';
import type { Caller } from './route.ts';

/** Returns who makes a request. Rejects with an `HttpError` (401 or 404) if they may not make it. */
export type Authorize = (endpoint: Endpoint, request: Request) => Promise<Caller>;

type AuthorizeDeps = { sessions: Sessions; isModerator: (userId: string) => Promise<boolean> };

/** The one place that enforces the access of calls. What belongs to an owner is for the handler to decide. */
export const createAuthorize =
  ({ sessions, isModerator }: AuthorizeDeps): Authorize =>
  async ({ access }, request) => {
    if (access === 'public') return {};
    const session = await sessions.findSession(request);
    if (access === 'optional') return { userId: session?.userId ?? null };
    if (session === null) throw unauthorized();
    if (access === 'moderator' && !(await isModerator(session.userId))) throw notFound();
    return { userId: session.userId, session };
  };
