import * as z from 'zod/mini';
import { PREFERENCE_KEYS } from './user.ts';

export const preferencePatch = z
  .partialRecord(z.enum(PREFERENCE_KEYS), z.boolean())
  .check(z.refine((patch) => Object.keys(patch).length === 1, 'Send exactly one preference.'));
export type PreferencePatch = z.infer<typeof preferencePatch>;
