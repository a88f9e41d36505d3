import autocannon from 'autocannon';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@machine/contract';
import { endProcess, startProcess } from '../../packages/server/src/testing/server-process.ts';
import { slopeOf } from './stats.ts';

/**
 * Plays HOURS of a season on a clock SPEED times faster, with bots and READS requests a second, and prints by how much
 * the memory of the server grew in an hour of the game: the slope of a line through its samples, with the interval that
 * holds the true slope in 19 of 20 runs if the samples were independent. The first quarter is left out: code is compiled
 * and caches fill.
 */
const HOURS = 2;
const SPEED = 60;
const READS = 50;
const SAMPLE_MS = 500;
const DURATION_MS = (HOURS * 60 * 60_000) / SPEED;
const TOKEN = 'a-token-for-this-run-only';
const MEGABYTE = 1_000_000;

const dataDir = mkdtempSync(join(tmpdir(), 'bench-soak-'));
const running = await startProcess({
  DATA_DIR: dataDir,
  FEED: 'simulated',
  BOTS: 'on',
  SPEED: String(SPEED),
  THROTTLES: 'off',
  METRICS_TOKEN: TOKEN,
});

async function residentBytes(): Promise<number> {
  const response = await fetch(`${running.url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } });
  const value = /^process_resident_memory_bytes (\S+)$/m.exec(await response.text())?.[1];
  if (value === undefined) throw new Error('The metrics have no process_resident_memory_bytes.');
  return Number(value);
}

const load = autocannon({
  url: running.url,
  connections: 8,
  duration: DURATION_MS / 1_000,
  overallRate: READS,
  requests: [endpoints.randomPrediction, endpoints.completedLive, endpoints.machineStats, endpoints.gameInfo].map(
    ({ path }) => ({ method: 'GET', path }),
  ),
});
const start = performance.now();
const samples: { x: number; y: number }[] = [];
while (performance.now() - start < DURATION_MS) {
  const hours = ((performance.now() - start) * SPEED) / (60 * 60_000);
  const bytes = await residentBytes();
  if (hours > HOURS / 4) samples.push({ x: hours, y: bytes / MEGABYTE });
  await pause(SAMPLE_MS);
}
const { non2xx, errors, timeouts, requests } = await load;
await endProcess(running, 'SIGTERM');
rmSync(dataDir, { recursive: true });

const { slope, margin } = slopeOf(samples);
console.log(`Memory: ${samples[0]?.y.toFixed(0)} MB, then ${samples.at(-1)?.y.toFixed(0)} MB`);
console.log(
  `Growth: ${slope.toFixed(2)} ± ${margin.toFixed(2)} MB an hour of the game, from ${samples.length} samples`,
);
console.log(`Requests: ${requests.total}, of which ${non2xx + errors + timeouts} failed`);
