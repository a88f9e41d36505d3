import type { Description } from './describe.ts';
import { account } from './account.ts';
import { achievement } from './achievement.ts';
import { audit } from './audit.ts';
import { chat } from './chat.ts';
import { clientErrors } from './client-error.ts';
import { club } from './club.ts';
import { edge } from './edge.ts';
import { friendLeague } from './friendLeague.ts';
import { game } from './game.ts';
import { hiddenResults } from './hiddenResults.ts';
import { leaderboard } from './leaderboard.ts';
import { match } from './match.ts';
import { message } from './message.ts';
import { moderation } from './moderation.ts';
import { notification } from './notification.ts';
import { practice } from './practice.ts';
import { prediction } from './prediction.ts';
import { profile } from './profile.ts';
import { proof } from './proof.ts';
import { reasons } from './reasons.ts';
import { recap } from './recap.ts';
import { record } from './record.ts';
import { reminder } from './reminder.ts';
import { result } from './result.ts';
import { share } from './share.ts';
import { slate } from './slate.ts';

/** The descriptions of all fields. Only the generated documents have them, so they cost no bytes on a page. */
export const DESCRIPTIONS: readonly Description[] = [
  ...account,
  ...achievement,
  ...audit,
  ...chat,
  ...clientErrors,
  ...club,
  ...edge,
  ...friendLeague,
  ...game,
  ...hiddenResults,
  ...leaderboard,
  ...match,
  ...message,
  ...moderation,
  ...notification,
  ...practice,
  ...prediction,
  ...profile,
  ...proof,
  ...reasons,
  ...recap,
  ...record,
  ...reminder,
  ...result,
  ...share,
  ...slate,
];
