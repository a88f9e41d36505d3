import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';

/** A lease ends this long after its last renewal, in real milliseconds. */
export const LEASE_MS = 10_000;

/** Thrown in a transaction whose lease has ended, so that it stores nothing. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}

/** The right to do some work while no other process does it. */
export type Lease = {
  /** Higher than that of every earlier holder. */
  epoch: number;
  /**
   * Renews the lease as a part of `transaction`, and keeps other processes from taking it until the end of the
   * transaction. Throws a `LeaseLostError` when it has ended, even if no other process has taken it.
   */
  hold(transaction: Db): Promise<void>;
  /** Renews the lease. Returns false when it has ended. */
  renew(): Promise<boolean>;
  /** Ends the lease, so that another process can take it at once. */
  release(): Promise<void>;
};

type LeaseOptions = {
  db: Db;
  name: string;
  /** The id of this process. */
  holder: string;
  /** Real time by the clock of the database, which all processes share. */
  now: RawBuilder<Instant>;
  /** Whether no other process runs on the database, so that an earlier holder must be dead. */
  isAlone: boolean;
};

/** Takes the lease `name` if it has ended. Returns null while another process holds it. */
export async function takeLease({ db, name, holder, now, isAlone }: LeaseOptions): Promise<Lease | null> {
  const expiry = sql<Instant>`${now} + ${LEASE_MS}`;
  const taken = await db
    .insertInto('leases')
    .values({ name, holder, epoch: 1, expires_at: expiry })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, epoch: sql<number>`leases.epoch + 1`, expires_at: expiry })
        .where(isAlone ? sql<boolean>`1 = 1` : sql<boolean>`leases.expires_at <= ${now}`),
    )
    .returning('epoch')
    .executeTakeFirst();
  if (taken === undefined) return null;
  const { epoch } = taken;

  async function update(on: Db, expiresAt: RawBuilder<Instant>): Promise<boolean> {
    const { numUpdatedRows } = await on
      .updateTable('leases')
      .set({ expires_at: expiresAt })
      .where('name', '=', name)
      .where('holder', '=', holder)
      .where('epoch', '=', epoch)
      .where(sql<boolean>`expires_at > ${now}`)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  return {
    epoch,
    async hold(transaction) {
      if (!(await update(transaction, expiry))) throw new LeaseLostError(`The lease "${name}" has ended.`);
    },
    renew: () => update(db, expiry),
    release: async () => void (await update(db, now)),
  };
}
