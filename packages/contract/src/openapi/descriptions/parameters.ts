import type { CallName } from '../../callName.ts';
import type * as endpoints from '../../endpoints.ts';

/** A path up to each of its parameters: '/api/leagues/:id' and '/api/leagues/:id/members/:userId' of the latter. */
type UpToParameters<Path extends string, Start extends string = ''> = Path extends `${infer Text}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Others}`
    ? `${Start}${Text}:${Name}` | UpToParameters<`/${Others}`, `${Start}${Text}:${Name}`>
    : `${Start}${Text}:${Rest}`
  : never;

const MATCH = 'Id of the match, as in `match.id` of its card.';
const USER = 'Id of the player.';
const THREAD = 'Id of the thread, as in `dmThreads`.';
const SUBSCRIPTION = 'Id of the subscription: the SHA-256 of its endpoint as base64url.';

/** Descriptions of the parameters of paths, by the path up to the parameter. */
export const PATH_PARAMETERS: {
  readonly [Path in UpToParameters<(typeof endpoints)[CallName]['path']>]: string;
} = {
  '/api/auth/sessions/:id': 'Id of the session, as in `activeSessions`.',
  '/api/blocks/:id': USER,
  '/api/completed/:id': MATCH,
  '/api/dm-threads/:threadId': THREAD,
  '/api/dm-threads/:threadId/messages/:messageId': 'Id of the message, as in `dmMessages`.',
  '/api/follow/:id': USER,
  '/api/invites/:code': 'Code of the invite link `/join/{code}`.',
  '/api/leagues/:id': 'Id of the league, as in `friendLeagues`.',
  '/api/leagues/:id/members/:userId': 'Id of the member.',
  '/api/matches/:id': MATCH,
  '/api/matches/:id/chat/:messageId': 'Id of the message, as in `matchChat`.',
  '/api/moderation/cases/:id': 'Id of the case, as in `moderationCases`.',
  '/api/moderation/chats/:matchId': 'Id of the match whose chat it is.',
  '/api/moderation/decisions/:id': 'Id of the decision, as in `moderationCase`.',
  '/api/mutes/:id': USER,
  '/api/notifications/:id': 'Id of the notification, as in `notifications`.',
  '/api/picks/:matchId': 'Id of the match that the caller has picked on.',
  '/api/push/subscriptions/:id': SUBSCRIPTION,
  '/api/shares/:id': 'Id of the share, the last part of its link `/s/{id}`.',
  '/api/users/:id': USER,
  '/api/users/:id/remove-follower/:followerId': 'Id of the follower.',
};
