import { type Audit, endpoints } from '@machine/contract';
import { isUserId } from '../../account/auth/require-user.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type JsonBody, jsonBodyOf } from '../../platform/http/json-body.ts';
import type { Caching } from '../../platform/http/responses.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import { createSharedBodies } from '../../platform/http/shared-bodies.ts';
import type { RouteDeps } from '../../platform/module.ts';
import type { Feed } from '../match/feed.ts';
import { isMatchId, requireMatch } from '../match/match.ts';
import { newestCheckpoint } from '../proof/files.ts';
import type { Signer } from '../proof/note.ts';
import { checkpointsAfter, consistencyPath, entriesFrom, inclusionPath } from './log-pages.ts';
import { picksAfter } from './picks-page.ts';
import { resultsAfter } from './results-page.ts';

export type AuditDeps = Pick<RouteDeps, 'db' | 'wall' | 'sharedCacheMs'> & {
  /** Null without a season. */
  feed: Feed | null;
  /** Returns who signs the log. */
  proofKey: () => Promise<Signer>;
};

/** Serves what anyone needs to check the server from outside. */
export const auditRoutes = ({ db, wall, feed, proofKey, sharedCacheMs }: AuditDeps): Route[] => {
  const head = createSharedBodies<Audit>(sharedCacheMs, wall);
  return [
    handle(endpoints.audit, async () => ({
      cacheable: await head.get('', async () => ({
        key: (await proofKey()).publicKey,
        checkpoint: await newestCheckpoint(db),
      })),
      caching: 'shared',
    })),

    handle(endpoints.auditCheckpoints, async ({ query }) => logPage(await checkpointsAfter(db, query.after))),
    handle(endpoints.auditEntries, async ({ query }) => logPage(await entriesFrom(db, query.from))),

    handle(endpoints.auditInclusion, async ({ query }) => ({
      cacheable: jsonBodyOf(await inclusionPath(db, query)),
      caching: 'immutable',
    })),
    handle(endpoints.auditConsistency, async ({ query }) => ({
      cacheable: jsonBodyOf(await consistencyPath(db, query)),
      caching: 'immutable',
    })),

    handle(endpoints.auditResults, async ({ query: { after = '' } }) => {
      if (after !== '' && !isMatchId(after)) throw invalidCursor();
      return { cacheable: jsonBodyOf(await resultsAfter(db, feed, after)), caching: 'shared' };
    }),
    handle(endpoints.auditPicks, async ({ query: { matchId, after = '' } }) => {
      if (after !== '' && !isUserId(after)) throw invalidCursor();
      await requireMatch(db, matchId);
      return { cacheable: jsonBodyOf(await picksAfter(db, matchId, after)), caching: 'shared' };
    }),
  ];
};

/** A page of the log never changes once others follow. */
const logPage = <Body extends { next: number | null }>(
  body: Body,
): { cacheable: JsonBody<Body>; caching: Caching } => ({
  cacheable: jsonBodyOf(body),
  caching: body.next === null ? 'shared' : 'immutable',
});

const invalidCursor = () => new HttpError(400, 'after is missing or invalid.');
