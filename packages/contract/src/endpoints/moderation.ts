import type { Endpoint } from '../endpoint.ts';
import * as moderation from '../moderation.ts';
import { LIMITS } from '../limits.ts';
import { pageQuery } from '../wire.ts';

export const moderationCases = {
  method: 'GET',
  path: '/api/moderation/cases',
  access: 'moderator',
  feature: 'SAFETY',
  summary: 'List what was reported, by subject: the open cases oldest first, the decided ones newest first',
  query: moderation.moderationCasesQuery,
  example: { query: { state: 'OPEN' } },
  response: moderation.moderationCases,
} as const satisfies Endpoint;

export const moderationCase = {
  method: 'GET',
  path: '/api/moderation/cases/:id',
  access: 'moderator',
  feature: 'SAFETY',
  summary: 'Get a case with its context and all decisions',
  response: moderation.moderationCaseDetails,
} as const satisfies Endpoint;

export const decideCase = {
  method: 'POST',
  path: '/api/moderation/cases/:id/decisions',
  access: 'moderator',
  feature: 'SAFETY',
  summary: 'Decide a case',
  body: moderation.newDecision,
  example: { body: { action: 'DISMISS', reason: 'OTHER', revision: 1 } },
  success: { 201: 'Decided' },
  errors: {
    400: 'Invalid input, or an action that the case does not allow.',
    403: 'The player is a moderator.',
    409: 'The case has changed since that revision.',
  },
  limits: [LIMITS.moderation],
} as const satisfies Endpoint;

export const undoDecision = {
  method: 'POST',
  path: '/api/moderation/decisions/:id/undo',
  access: 'moderator',
  feature: 'SAFETY',
  summary: 'Undo a decision',
  errors: { 403: 'The player is a moderator.', 409: 'It can no longer be undone.' },
  limits: [LIMITS.moderation],
} as const satisfies Endpoint;

export const moderationLog = {
  method: 'GET',
  path: '/api/moderation/log',
  access: 'moderator',
  feature: 'SAFETY',
  summary: 'List the log of all decisions, newest first',
  query: pageQuery,
  response: moderation.moderationLog,
} as const satisfies Endpoint;

export const setWordFilter = {
  method: 'POST',
  path: '/api/moderation/chats/:matchId/word-filter',
  access: 'moderator',
  feature: 'SAFETY',
  summary: 'Switch the word filter of a match chat on or off',
  body: moderation.wordFilterSetting,
  example: { body: { isOn: true } },
  limits: [LIMITS.moderation],
} as const satisfies Endpoint;
