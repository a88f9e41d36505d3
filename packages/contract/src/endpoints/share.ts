import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import * as schemas from '../share.ts';
import { DONE } from '../statuses.ts';
import { LIMITS } from '../limits.ts';
import { pageQuery } from '../wire.ts';

const NO_SHARE = { 404: 'There is no such share, or no longer.' };

export const shares = {
  method: 'GET',
  path: '/api/shares',
  access: 'player',
  feature: 'SHARING',
  summary: 'List the shares of the caller, newest first',
  query: z.optional(pageQuery),
  response: schemas.shares,
} as const satisfies Endpoint;

export const createShare = {
  method: 'POST',
  path: '/api/shares',
  access: 'player',
  feature: 'SHARING',
  summary: 'Share a settled pick, the settled picks of a week, or the edge',
  body: schemas.sharePayload,
  example: { body: { kind: 'EDGE' } },
  response: schemas.createdShare,
  success: { 201: 'Shared', 200: 'Already shared; what it shows is as of now.' },
  errors: { 404: 'The caller has nothing settled like this.' },
  limits: [LIMITS.shares],
} as const satisfies Endpoint;

export const share = {
  method: 'GET',
  path: '/api/shares/:id',
  access: 'optional',
  feature: 'SHARING',
  summary: 'Get what a player shared',
  response: schemas.share,
  errors: NO_SHARE,
} as const satisfies Endpoint;

export const deleteShare = {
  method: 'DELETE',
  path: '/api/shares/:id',
  access: 'owner',
  feature: 'SHARING',
  summary: 'Stop sharing: the page and the picture are gone',
  success: DONE,
  errors: { 404: 'The caller has no such share.' },
  limits: [LIMITS.shares],
} as const satisfies Endpoint;
