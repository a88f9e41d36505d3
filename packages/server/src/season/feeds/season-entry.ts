import * as z from 'zod';

const time = z.iso.datetime().transform((text) => Date.parse(text));

/** The entry of the log that commits the secret of a season, as described in docs/proof.md. */
export const seasonEntry = z.object({
  kind: z.literal('season'),
  season: z.string(),
  league: z.enum(['NBA', 'EPL']),
  /** The season contains the matches that start from here on and before `until`. */
  from: time,
  until: time,
  /** The schedule follows from it. */
  seed: z.number(),
  /** The SHA-256 of the secret, in base64. */
  secretHash: z.string(),
});
export type SeasonEntry = z.infer<typeof seasonEntry>;
