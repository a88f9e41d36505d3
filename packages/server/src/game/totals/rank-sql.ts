import { RANK_STARS } from '@machine/contract';
import { type RawBuilder, sql } from 'kysely';
import { toTenths } from '../../platform/db/stars.ts';
import type { EarnedRank } from './rank.ts';

const RANKS = Object.entries(RANK_STARS) as [EarnedRank, number][];
const DESCENDING = RANKS.toReversed();

const caseOf = (branches: RawBuilder<unknown>[]) => sql`case ${sql.join(branches, sql` `)} end`;

/** Builds the SQL for the rank that tenths of stars earn a user. ADMIN is a role, not an earned rank, and stays. */
export const earnedRankSql = (rank: RawBuilder<string>, tenths: RawBuilder<number>) =>
  sql<string>`case when ${minStarsOfRank(rank)} is null then ${rank}
    else ${caseOf(DESCENDING.map(([earned, min]) => sql`when ${tenths} >= ${sql.lit(toTenths(min))} then ${sql.lit(earned)}`))} end`;

/** Builds the SQL for whether tenths of stars earn a higher rank; null for one that isn't earned. */
export const isRankUpSql = (rank: RawBuilder<string>, tenths: RawBuilder<number>) =>
  sql<boolean>`${caseOf(DESCENDING.map(([, min]) => sql`when ${tenths} >= ${sql.lit(toTenths(min))} then ${sql.lit(min)}`))}
    > ${minStarsOfRank(rank)}`;

const minStarsOfRank = (rank: RawBuilder<string>) =>
  caseOf(RANKS.map(([earned, min]) => sql`when ${rank} = ${sql.lit(earned)} then ${sql.lit(min)}`));
