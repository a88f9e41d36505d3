import { type RawBuilder, sql } from 'kysely';
import { ALPHA, RHO } from './edge.ts';

/** Rounds like `roundTo`. The sums have few decimals, so this is exact, whatever the order of the terms. */
const rounded = (value: RawBuilder<number>, decimals: number) =>
  sql<number>`cast(round(cast(${value} as numeric), ${sql.lit(decimals)}) as double precision)`;

export const roundedWins = (wins: RawBuilder<number>) => rounded(wins, 3);
export const roundedVariance = (variance: RawBuilder<number>) => rounded(variance, 6);

/** Builds the SQL for `edgeScore`. */
export const edgeScoreSql = (wins: RawBuilder<number>, variance: RawBuilder<number>) =>
  sql<number>`${wins} / sqrt((${variance} + ${sql.lit(RHO)}) * ln((${variance} + ${sql.lit(RHO)}) / ${sql.lit(RHO * ALPHA * ALPHA)}))`;
