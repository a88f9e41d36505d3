import * as z from 'zod/mini';
import { nullableText, text } from './wire.ts';

/* The calls and types for checking a receipt. In a file of its own, so that the app loads nothing else of the audit. */

/** The largest position: it fits into 32 bits, as databases store it. */
export const POSITION_MAX = 2 ** 31 - 1;
/**
 * A number in a query: a position in the log, or how many entries it has. Checked by a function, because zod's own checks
 * of numbers would load with the first page of the app.
 */
export const positionInQuery = z
  .pipe(z.union([z.string(), z.number()]), z.transform(Number))
  .check(z.refine((value) => Number.isInteger(value) && value >= 0 && value <= POSITION_MAX, 'Not a position'));

/** The signer of the log, and its size. */
export const audit = z.object({ key: text, checkpoint: nullableText });
export type Audit = z.infer<typeof audit>;

export const auditInclusionQuery = z.object({ index: positionInQuery, size: positionInQuery });
export const auditConsistencyQuery = z.object({ from: positionInQuery, to: positionInQuery });
/** An inclusion path or a consistency proof. */
export const auditPath = z.object({ path: z.array(z.string()) });
export type AuditPath = z.infer<typeof auditPath>;
