import { parseArgs } from 'node:util';
import * as z from 'zod';
import { STAND_IN_KEYS, startStandIn } from './stand-in.ts';

/** Runs the stand-in as a process of its own, until its standard input is closed. */

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    port: text,
    seed: text,
    speed: text,
    origin: text,
    'real-origin': text,
    plan: text,
    'slow-ms': text,
    'football-data-key': text,
    'balldontlie-key': text,
  },
});

const now = Date.now();
const instant = z.iso.datetime().transform((iso) => Date.parse(iso));
const options = z
  .object({
    port: z.coerce.number().int().min(0).max(65_535).default(0),
    seed: z.coerce.number().int().min(0).default(1),
    /** Game time is `origin` at the real instant `real-origin`, and runs `speed` times as fast. */
    speed: z.coerce.number().min(0).default(1),
    origin: instant.default(now),
    'real-origin': instant.default(now),
    plan: z.enum(['free', 'paid']).default('free'),
    'slow-ms': z.coerce.number().min(0).optional(),
    'football-data-key': z.string().default(STAND_IN_KEYS['football-data']),
    'balldontlie-key': z.string().default(STAND_IN_KEYS.balldontlie),
  })
  .safeParse(values);

if (options.success) {
  const { port, seed, speed, origin, plan, 'real-origin': realOrigin, 'slow-ms': slowMs, ...keys } = options.data;
  const standIn = await startStandIn({
    port,
    seed,
    scale: { origin, realOrigin, speed },
    keys: { 'football-data': keys['football-data-key'], balldontlie: keys['balldontlie-key'] },
    plan: { 'football-data': plan, balldontlie: plan },
    slowMs,
  });
  process.stdout.write(`Stand-in: ${standIn.url}\n`);
  process.stdin.resume().on('end', () => void standIn.close().then(() => process.exit(0)));
} else {
  process.stderr.write(`${z.prettifyError(options.error)}\n`);
  process.exitCode = 2;
}
