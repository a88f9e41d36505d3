import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Instant } from '../clock/time.ts';
import type { Db } from '../db/open.ts';

type GaugeOptions = { name: string; help: string; read: () => number | Promise<number> };

/** Adds a gauge whose value is read on each scrape; NaN when that fails. */
export function addGauge(registry: Registry, { name, help, read }: GaugeOptions): void {
  const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect });

  async function collect(): Promise<void> {
    gauge.set(await (async () => read())().catch(() => Number.NaN));
  }
}

type Named = Pick<GaugeOptions, 'name' | 'help'>;
/** `due`: the column with the time from which a row waits. */
type Queue = { table: string; due: string; length: Named; oldestAge?: Named };

/** Adds the number of rows that are due, and for how many seconds the oldest one has been. `now` returns real time. */
export function addQueueGauges(registry: Registry, db: Db, now: () => Instant, queue: Queue): void {
  const { length, oldestAge } = queue;
  const [table, due] = [sql.table(queue.table), sql.ref(queue.due)];
  const read = async (at: Instant) => {
    const query = sql<{ length: number; oldest: Instant }>`
      select count(*) as length, coalesce(min(${due}), ${at}) as oldest from ${table} where ${due} <= ${at}`;
    const { rows } = await query.execute(db);
    return { length: Number(rows[0]?.length), age: (at - Number(rows[0]?.oldest)) / 1_000 };
  };
  addGauge(registry, { ...length, read: async () => (await read(now())).length });
  if (oldestAge) addGauge(registry, { ...oldestAge, read: async () => (await read(now())).age });
}
