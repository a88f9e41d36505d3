import * as z from 'zod/mini';
import { league } from './prediction.ts';
import { innerRows, open, type Open, optional } from './wire.ts';

/** SIMULATED: made-up matches. REPLAY: matches of past seasons, played again. LIVE: real matches as they are played. */
export const SEASON_KINDS = ['SIMULATED', 'REPLAY', 'LIVE'] as const;
export type SeasonKind = Open<(typeof SEASON_KINDS)[number]>;

/**
 * MACHINE: the page of the Machine. PRACTICE: practice on past matches. RECEIPTS: receipts of picks, and the audit.
 * SAFETY: blocking, muting and reporting. SLATE: the day's predictions, and clubs one follows. LEAGUES: leagues, and
 * boards of the players one follows. SHARING: shared pictures. REMINDERS: the calendar and push notifications.
 * SPOILERS: hiding results.
 */
export const FEATURES = [
  'MACHINE',
  'PRACTICE',
  'RECEIPTS',
  'SAFETY',
  'SLATE',
  'LEAGUES',
  'SHARING',
  'REMINDERS',
  'SPOILERS',
] as const;
export type Feature = (typeof FEATURES)[number];

/** A provider of match data that asks to be named: its own words, such as "Data by Example", and its site. */
export const credit = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  url: z.string().check(z.regex(/^https:\/\//)),
});
export type Credit = z.infer<typeof credit>;

/** The season that is played, and the optional features of the server. The app hides all others. */
export const gameInfo = z.object({
  season: open(SEASON_KINDS, 'LIVE'),
  features: innerRows(open(FEATURES, '')),
  leagues: optional(innerRows(league)),
  credits: optional(innerRows(credit)),
});
export type GameInfo = z.infer<typeof gameInfo>;

const SEASON_LABELS = new Map<string, string>([
  ['SIMULATED', 'Demo season: simulated matches'],
  ['REPLAY', 'Demo season: replayed matches'],
] satisfies [SeasonKind, string][]);

/** Returns what every page and email says about a season whose matches aren't played right now; null for others. */
export const seasonLabel = (season: SeasonKind): string | null => SEASON_LABELS.get(season) ?? null;
