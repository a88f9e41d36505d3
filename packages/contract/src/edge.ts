import * as z from 'zod/mini';
import { count, field, innerRows, nullableNumber, omittable, open, text, time } from './wire.ts';
import { league } from './prediction.ts';
import { listedPlayer } from './user.ts';

/** The comparison of an edge with luck alone. */
export const EDGE_VERDICTS = ['TOO_FEW', 'WITHIN_LUCK', 'BETTER', 'WORSE'] as const;
export type EdgeVerdict = (typeof EDGE_VERDICTS)[number];

const ahead = field(z.number(), 0);
const luck = field(z.number(), 0);
const odds = omittable(nullableNumber, null);
const verdict = open(EDGE_VERDICTS, 'WITHIN_LUCK');

/** How far a player is ahead of the Machine. Only graded DISAGREE picks move it. */
export const edge = z.object({ disagreements: count, ahead: nullableNumber, luck: nullableNumber, odds, verdict });
export type Edge = z.infer<typeof edge>;

/** An edge after some number of disagreements. */
export const edgePoint = z.object({ at: time, disagreements: count, ahead, luck });
export type EdgePoint = z.infer<typeof edgePoint>;

export const leagueEdge = z.object({ league, disagreements: count, ahead });

export const clubEdge = z.object({ league, club: text, disagreements: count, ahead });

export const edgeDetails = z.object({
  timeline: innerRows(edgePoint),
  leagues: innerRows(leagueEdge, ({ league }) => league),
  clubs: innerRows(clubEdge, ({ league, club }) => `${league} ${club}`),
});
export type EdgeDetails = z.infer<typeof edgeDetails>;
/** Null means "User not found". */
export const edgeDetailsResponse = z.nullable(edgeDetails);

export const edgeTableEntry = z.object({
  position: nullableNumber,
  ...listedPlayer,
  disagreements: count,
  ahead,
  luck,
  odds,
  verdict,
});
export type EdgeTableEntry = z.infer<typeof edgeTableEntry>;

export const edgeTable = z.object({ players: innerRows(edgeTableEntry, (entry) => entry.userId) });
export type EdgeTable = z.infer<typeof edgeTable>;
