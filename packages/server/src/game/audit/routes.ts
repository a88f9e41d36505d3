import { type Audit, endpoints } from '@machine/contract';
import { isUserId } from '../../account/auth/require-user.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { jsonBodyOf } from '../../platform/http/json-body.ts';
import type { Caching } from '../../platform/http/responses.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import { createSharedBodies } from '../../platform/http/shared-bodies.ts';
import type { GameDeps } from '../deps.ts';
import { isMatchId, requireMatch } from '../match/match.ts';
import { newestCheckpoint } from '../proof/files.ts';
import { checkpointsAfter, consistencyPath, entriesFrom, inclusionPath } from './log-pages.ts';
import { picksAfter } from './picks-page.ts';
import { resultsAfter } from './results-page.ts';

/** Serves what anyone needs to check the server from outside. */
export const auditRoutes = ({ db, wall, feed, proofKey, sharedCacheMs }: GameDeps): Route[] => {
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
    handle(endpoints.auditInclusion, async ({ query }) => cached(await inclusionPath(db, query), 'immutable')),
    handle(endpoints.auditConsistency, async ({ query }) => cached(await consistencyPath(db, query), 'immutable')),

    handle(endpoints.auditResults, async ({ query: { after = '' } }) => {
      if (after !== '' && !isMatchId(after)) throw invalidCursor();
      return cached(await resultsAfter(db, feed, after), 'shared');
    }),
    handle(endpoints.auditPicks, async ({ query: { matchId, after = '' } }) => {
      if (after !== '' && !isUserId(after)) throw invalidCursor();
      await requireMatch(db, matchId);
      return cached(await picksAfter(db, matchId, after), 'shared');
    }),
  ];
};

const cached = <Body>(body: Body, caching: Caching) => ({ cacheable: jsonBodyOf(body), caching });

/** A page of the log never changes once others follow. */
const logPage = <Body extends { next: number | null }>(body: Body) =>
  cached(body, body.next === null ? 'shared' : 'immutable');

const invalidCursor = () => new HttpError(400, 'after is missing or invalid.');
