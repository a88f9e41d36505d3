import * as z from 'zod/mini';
import { storedPick } from '../prediction.ts';
import { strictOf } from './strict.ts';

/** The body of every error response. */
export const errorBody = z.looseObject({
  /** One sentence for players. */
  message: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Messages by field of the request; '' is the request as a whole. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** Set if a write may have been stored although the response is an error. */
  outcome: z.optional(z.literal('unknown')),
});

/** A 409: the choice that is stored, if one is. */
export const pickConflict = z.extend(errorBody, { pick: z.optional(strictOf(storedPick)) });
