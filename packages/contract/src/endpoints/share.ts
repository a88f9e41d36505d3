import { type Endpoint, ignored } from '../endpoint.ts';
import * as schemas from '../share.ts';

/** Only on servers with the feature SHARING, as the three calls below. */
export const shares = {
  method: 'GET',
  path: '/api/shares',
  response: schemas.shares,
} as const satisfies Endpoint;

export const createShare = {
  method: 'POST',
  path: '/api/shares',
  body: schemas.sharePayload,
  response: schemas.createdShare,
} as const satisfies Endpoint;

export const share = {
  method: 'GET',
  path: '/api/shares/:id',
  response: schemas.share,
} as const satisfies Endpoint;

export const deleteShare = {
  method: 'DELETE',
  path: '/api/shares/:id',
  response: ignored,
} as const satisfies Endpoint;
