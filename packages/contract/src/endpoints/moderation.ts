import { type Endpoint, ignored } from '../endpoint.ts';
import * as moderation from '../moderation.ts';

/** The calls of moderators. Other players get the 404 of an unknown page. */
export const moderationCases = {
  method: 'GET',
  path: '/api/moderation/cases',
  query: moderation.moderationCasesQuery,
  response: moderation.moderationCases,
} as const satisfies Endpoint;

export const moderationCase = {
  method: 'GET',
  path: '/api/moderation/cases/:id',
  response: moderation.moderationCaseDetails,
} as const satisfies Endpoint;

export const decideCase = {
  method: 'POST',
  path: '/api/moderation/cases/:id/decisions',
  body: moderation.newDecision,
  response: ignored,
} as const satisfies Endpoint;

export const undoDecision = {
  method: 'POST',
  path: '/api/moderation/decisions/:id/undo',
  response: ignored,
} as const satisfies Endpoint;

export const moderationLog = {
  method: 'GET',
  path: '/api/moderation/log',
  query: moderation.moderationLogQuery,
  response: moderation.moderationLog,
} as const satisfies Endpoint;

export const setWordFilter = {
  method: 'POST',
  path: '/api/moderation/chats/:matchId/word-filter',
  body: moderation.wordFilterSetting,
  response: ignored,
} as const satisfies Endpoint;
