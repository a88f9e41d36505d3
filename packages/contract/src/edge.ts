import * as z from 'zod/mini';
import { count, field, id, innerRows, nullableNumber, open, text, time } from './wire.ts';
import { league } from './prediction.ts';
import { isBot, rank } from './user.ts';

/** The comparison of an edge with luck alone. */
export const EDGE_VERDICTS = ['TOO_FEW', 'WITHIN_LUCK', 'BETTER', 'WORSE'] as const;
export type EdgeVerdict = (typeof EDGE_VERDICTS)[number];

/** Wins over the Machine; negative when the Machine is ahead. */
const wins = field(z.number(), 0);
/** Luck alone may take `wins` this far from 0. */
const luck = field(z.number(), 0);
const verdict = open(EDGE_VERDICTS, 'WITHIN_LUCK');

/** A player's wins over the Machine, from graded DISAGREE picks only. */
export const edge = z.object({
  disagreements: count,
  /** Null until there are enough disagreements, as is `luck`. */
  wins: nullableNumber,
  luck: nullableNumber,
  verdict,
});
export type Edge = z.infer<typeof edge>;

/** An edge after some number of disagreements. */
export const edgePoint = z.object({ at: time, disagreements: count, wins, luck });
export type EdgePoint = z.infer<typeof edgePoint>;

export const leagueEdge = z.object({ league, disagreements: count, wins });
export type LeagueEdge = z.infer<typeof leagueEdge>;

export const clubEdge = z.object({ league, club: text, disagreements: count, wins });
export type ClubEdge = z.infer<typeof clubEdge>;

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
  position: count,
  userId: id,
  username: text,
  rank,
  isBot,
  disagreements: count,
  wins,
  luck,
  verdict,
});
export type EdgeTableEntry = z.infer<typeof edgeTableEntry>;

export const edgeTable = z.object({
  /** By `wins / luck`, highest first. */
  players: innerRows(edgeTableEntry, (entry) => entry.userId),
  /** An imaginary player who flips a coin for each match; null without enough matches. */
  coin: field(z.nullable(z.object({ disagreements: count, wins, luck, verdict })), null),
});
export type EdgeTable = z.infer<typeof edgeTable>;
