import { endpoints } from '@machine/contract';
import type { RouteDeps } from '../../platform/module.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import { type Decided, type Deciding, decideCase } from './decide.ts';
import { listCases } from './list-cases.ts';
import { logPage } from './log.ts';
import { readCase } from './read-case.ts';
import { createReport } from './report.ts';
import { setWordFilter } from './set-word-filter.ts';
import { undoDecision } from './undo.ts';

export type ModerationDeps = Pick<RouteDeps, 'db' | 'clock' | 'wall'> & {
  random: () => number;
  announce: (decided: Decided) => void;
  /** True if chats have the word filter unless a moderator has switched it off. */
  hasWordFilter: boolean;
};

/** Reports of players, and what moderators do about them. */
export const moderationRoutes = (deps: ModerationDeps): Route[] => {
  const { db, clock, wall, random, announce, hasWordFilter } = deps;
  const decidingAs = (moderatorId: string): Deciding => ({ moderatorId, at: wall(), gameTime: clock.now(), random });

  return [
    handle(endpoints.createReport, async ({ body, userId }) => {
      const isNew = await createReport(db, { reporterId: userId, wall: wall(), now: clock.now() }, body);
      return { status: isNew ? 201 : 200, body: {} };
    }),

    handle(endpoints.moderationCases, async ({ query, userId: viewerId }) => ({
      body: await listCases(db, { ...query, viewerId, now: wall() }),
    })),

    handle(endpoints.moderationCase, async ({ params, userId: viewerId }) => {
      return { body: await readCase(db, params.id, { viewerId, now: wall(), hasWordFilter }) };
    }),

    handle(endpoints.decideCase, async ({ params, body, userId }) => {
      announce(await decideCase(db, params.id, body, decidingAs(userId)));
      return { status: 201, body: {} };
    }),

    handle(endpoints.undoDecision, async ({ params, userId }) => {
      announce(await undoDecision(db, params.id, decidingAs(userId)));
    }),

    handle(endpoints.moderationLog, async ({ query }) => ({ body: await logPage(db, query.cursor) })),

    handle(endpoints.setWordFilter, ({ params, body, userId: moderatorId }) =>
      setWordFilter(db, { matchId: params.matchId, isOn: body.isOn, moderatorId, at: wall() }),
    ),
  ];
};
