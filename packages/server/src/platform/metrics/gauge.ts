import { Gauge, type Registry } from 'prom-client';

type GaugeOptions = { name: string; help: string; read: () => number | Promise<number> };

/** Adds a gauge whose value is read on each scrape; NaN when that fails. */
export function addGauge(registry: Registry, { name, help, read }: GaugeOptions): void {
  const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect });

  async function collect(): Promise<void> {
    gauge.set(await (async () => read())().catch(() => Number.NaN));
  }
}
