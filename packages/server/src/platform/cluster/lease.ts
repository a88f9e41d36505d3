import { type RawBuilder, sql } from 'kysely';
import type { Instant } from '../clock/time.ts';
import { createClock } from '../clock/clock.ts';
import type { Db, OpenDatabase } from '../db/open.ts';

/** A lease ends this long after its last renewal, in real milliseconds. */
export const LEASE_MS = 10_000;

/** Thrown in a transaction whose lease has ended, so that it stores nothing. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}

/** The right to do some work while no other process does it. */
export type Lease = NonNullable<Awaited<ReturnType<typeof takeLease>>>;

type LeaseOptions = Pick<OpenDatabase, 'db' | 'dialect' | 'isShared'> & {
  name: string;
  /** The id of this process. */
  holder: string;
  /** True if no other process runs on the database, so that an earlier holder must be dead. */
  isAlone: boolean;
};

/** Takes the lease `name` if it has ended. Returns null while another process holds it. */
export async function takeLease(options: LeaseOptions) {
  const { db, dialect, isShared, name, holder } = options;
  // Real time by the clock of the database, which all processes share.
  const now = createClock(dialect).sql;
  const epoch = isShared
    ? await db.transaction().execute(async (transaction) => {
        await waitForFenced(transaction, options, now);
        return claim(transaction, options, now);
      })
    : await claim(db, options, now);
  if (epoch === undefined) return null;

  const isHeld = sql<boolean>`name = ${name} and epoch = ${epoch} and expires_at > ${now}`;
  async function update(on: Db, expiresAt: RawBuilder<Instant>): Promise<boolean> {
    const { numUpdatedRows } = await on
      .updateTable('leases')
      .set({ expires_at: expiresAt })
      .where(isHeld)
      .where('holder', '=', holder)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  return {
    /** Higher than that of every earlier holder. */
    epoch,
    /**
     * The query for PostgreSQL that selects a row while the lease is held, and keeps other processes from taking it until
     * the end of the transaction. Any number of transactions may use it at once, and it doesn't delay renewals.
     */
    fence: sql`select epoch from leases where ${isHeld} for key share`.compile(db),
    /**
     * Renews the lease as a part of `transaction`, and keeps other processes from taking it until the end of the
     * transaction. Only one transaction can hold it at a time. Throws a `LeaseLostError` when it has ended, even if no
     * other process has taken it.
     */
    async hold(transaction: Db): Promise<void> {
      if (!(await update(transaction, expiryAfter(now)))) throw new LeaseLostError(`The lease "${name}" has ended.`);
    },
    /** Renews the lease. Returns false when it has ended. */
    renew: () => update(db, expiryAfter(now)),
    /** Ends the lease, so that another process can take it at once. */
    release: async () => void (await update(db, now)),
  };
}

const expiryAfter = (now: RawBuilder<Instant>) => sql<Instant>`${now} + ${LEASE_MS}`;

/** Returns the epoch of the lease; undefined while another process holds it. */
async function claim(
  db: Db,
  { name, holder, isAlone }: LeaseOptions,
  now: RawBuilder<Instant>,
): Promise<number | undefined> {
  const expires_at = expiryAfter(now);
  const taken = await db
    .insertInto('leases')
    .values({ name, holder, epoch: 1, expires_at })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, epoch: sql<number>`leases.epoch + 1`, expires_at })
        .where(isAlone ? sql<boolean>`1 = 1` : sql<boolean>`leases.expires_at <= ${now}`),
    )
    .returning('epoch')
    .executeTakeFirst();
  return taken?.epoch;
}

/**
 * Waits for the transactions that the last holder began in time: the lock of a fence conflicts with that of `for update`,
 * but not with that of an update. Locks nothing while the lease is held.
 */
async function waitForFenced(db: Db, { name, isAlone }: LeaseOptions, now: RawBuilder<Instant>): Promise<void> {
  await db
    .selectFrom('leases')
    .select('epoch')
    .where('name', '=', name)
    .$if(!isAlone, (query) => query.where(sql<boolean>`expires_at <= ${now}`))
    .forUpdate()
    .execute();
}
