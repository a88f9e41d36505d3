import { type BalldontlieOptions, createBalldontlieSource } from './sources/balldontlie.ts';
import { createFootballDataSource, type FootballDataOptions } from './sources/football-data.ts';
import type { Source } from './source.ts';

/** The providers of real matches; null for those without a key. */
export type LiveConfig = { footballData: FootballDataOptions | null; balldontlie: BalldontlieOptions | null };

export const sourcesFrom = ({ footballData, balldontlie }: LiveConfig): Source[] => [
  ...(footballData ? [createFootballDataSource(footballData)] : []),
  ...(balldontlie ? [createBalldontlieSource(balldontlie)] : []),
];
