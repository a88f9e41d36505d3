import type { Notify } from '../account/notification/notify.ts';
import type { Feed } from '../game/match/feed.ts';
import { HOUR_MS } from '../platform/clock/time.ts';
import type { GameClock } from '../platform/clock/clock.ts';
import type { Db } from '../platform/db/open.ts';
import type { Module } from '../platform/module.ts';
import { type ChatDeps, chatRoutes } from './chat/routes.ts';
import { createCommentary } from './chat/commentary.ts';
import { announceHandler, announcePicks } from './follow/announce-picks.ts';
import type { FollowDeps } from './follow/follow.ts';
import { followRoutes } from './follow/routes.ts';
import { endLeagueWeek, leagueWeekHandler } from './friend-league/end-week.ts';
import { type FriendLeagueDeps, friendLeagueRoutes } from './friend-league/routes.ts';
import { type MessageDeps, messageRoutes } from './message/routes.ts';
import { type ModerationDeps, moderationRoutes } from './moderation/routes.ts';
import { createWritingRules } from './moderation/sanctions.ts';
import { createPurgeJob } from './privacy/purge-job.ts';
import { restorePage } from './privacy/restore-page.ts';
import { type PrivacyDeps, privacyRoutes } from './privacy/routes.ts';
import { type ProfileDeps, profileRoutes } from './profile/routes.ts';
import { type SafetyDeps, safetyRoutes } from './safety/routes.ts';
import { createPictureDrawer } from './share/picture/picture-drawer.ts';
import { sharePictures } from './share/pictures.ts';
import { type ShareDeps, shareRoutes } from './share/routes.ts';

export type SocialModuleDeps = Omit<ChatDeps & FriendLeagueDeps & MessageDeps & ProfileDeps, 'requireMayWrite'> &
  FollowDeps &
  ModerationDeps &
  PrivacyDeps &
  SafetyDeps &
  ShareDeps & {
    /** The database of the leader. */
    leaderDb: Db;
    clock: GameClock;
    dataDir: string;
    /** Null without a season. */
    feed: Feed | null;
    notify: Notify;
    /** True if new accounts may write less. */
    limitsNewAccounts: boolean;
  };

/** Draws the pictures of all servers of this process in one thread. */
const draw = createPictureDrawer();

export function createSocial(deps: SocialModuleDeps): Module {
  const { leaderDb, feed, bus, notify } = deps;
  const writing = { ...deps, requireMayWrite: createWritingRules(deps) };
  return {
    routes: [
      ...profileRoutes(writing),
      ...followRoutes(deps),
      ...chatRoutes(writing),
      ...messageRoutes(writing),
      ...friendLeagueRoutes(writing),
      ...safetyRoutes(deps),
      ...moderationRoutes(deps),
      ...shareRoutes(deps),
      ...privacyRoutes(deps),
    ],
    pages: [restorePage(deps)],
    pictures: [sharePictures({ ...deps, draw })],
    jobs: [{ name: 'purge', everyMs: HOUR_MS, run: createPurgeJob({ ...deps, db: leaderDb }) }],
    handlers: [announceHandler(notify), leagueWeekHandler(deps)],
    steps: {
      'followed picks': (at) => announcePicks(leaderDb, at),
      'league week': (at) => endLeagueWeek(leaderDb, at),
      ...(feed && { commentary: createCommentary({ db: leaderDb, feed, bus }) }),
    },
  };
}
