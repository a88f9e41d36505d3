import * as z from 'zod/mini';
import { count, field, innerRows, nullableNumber, omittable, open, text, time } from './wire.ts';
import { league } from './prediction.ts';
import { listedPlayer } from './user.ts';

/** The comparison of an edge with luck alone. */
export const EDGE_VERDICTS = ['TOO_FEW', 'WITHIN_LUCK', 'BETTER', 'WORSE'] as const;
export type EdgeVerdict = (typeof EDGE_VERDICTS)[number];

/** Stars ahead of the Machine on the same picks, with at most one decimal; negative behind it. */
const ahead = field(z.number(), 0);
/** Luck alone may take `ahead` this far from 0. */
const luck = field(z.number(), 0);
/** Luck alone takes a player this far, ahead or behind, one time in so many: at least 1. Null if unknown. */
const odds = omittable(nullableNumber, null);
const verdict = open(EDGE_VERDICTS, 'WITHIN_LUCK');

/** How far a player is ahead of the Machine. Only graded DISAGREE picks move it. */
export const edge = z.object({
  disagreements: count,
  /** Null until there are enough disagreements, as are `luck` and `odds`. */
  ahead: nullableNumber,
  luck: nullableNumber,
  odds,
  verdict,
});
export type Edge = z.infer<typeof edge>;

/** An edge after some number of disagreements. */
export const edgePoint = z.object({ at: time, disagreements: count, ahead, luck });
export type EdgePoint = z.infer<typeof edgePoint>;

export const leagueEdge = z.object({ league, disagreements: count, ahead });

export const clubEdge = z.object({ league, club: text, disagreements: count, ahead });

export const edgeDetails = z.object({
  /** Oldest first. */
  timeline: innerRows(edgePoint),
  /** Most disagreements first, as are the clubs. */
  leagues: innerRows(leagueEdge, ({ league }) => league),
  /** A match counts for both of its clubs. */
  clubs: innerRows(clubEdge, ({ league, club }) => `${league} ${club}`),
});
export type EdgeDetails = z.infer<typeof edgeDetails>;
/** Null means "User not found". */
export const edgeDetailsResponse = z.nullable(edgeDetails);

export const edgeTableEntry = z.object({
  /** Of players who are ahead beyond luck; null for everybody else, and for bots. */
  position: nullableNumber,
  ...listedPlayer,
  disagreements: count,
  ahead,
  luck,
  odds,
  verdict,
});
export type EdgeTableEntry = z.infer<typeof edgeTableEntry>;

export const edgeTable = z.object({
  /** By `ahead / luck`, highest first. */
  players: innerRows(edgeTableEntry, (entry) => entry.userId),
});
export type EdgeTable = z.infer<typeof edgeTable>;
