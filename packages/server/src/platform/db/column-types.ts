import type { ColumnType } from 'kysely';

/** A boolean, as both databases can store it. */
export type Bit = 0 | 1;

/** A column that is written once and never updated. */
export type Fixed<T> = ColumnType<T, T, never>;
