import { parseArgs } from 'node:util';
import * as z from 'zod';
import { startStandIn } from './stand-in.ts';

/** Runs the stand-in as a process of its own, until its standard input is closed. */

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    /** How fast game time runs, and the instant (ISO) at which it starts. */
    speed: { type: 'string', default: '1' },
    origin: { type: 'string' },
    /** The real instant (ISO) of `origin`, to share a clock with another process. */
    'real-origin': { type: 'string' },
    plan: { type: 'string', default: 'free' },
  },
});

const now = Date.now();
const instant = z.iso.datetime().transform((text) => Date.parse(text));
const options = z
  .object({
    port: z.coerce.number().int().min(0).max(65_535),
    seed: z.coerce.number().int().min(0),
    speed: z.coerce.number().min(0),
    origin: instant.default(now),
    'real-origin': instant.default(now),
    plan: z.enum(['free', 'paid']),
  })
  .parse(values);

const standIn = await startStandIn({
  port: options.port,
  seed: options.seed,
  scale: { origin: options.origin, realOrigin: options['real-origin'], speed: options.speed },
  plan: { 'football-data': options.plan, balldontlie: options.plan },
});
process.stdout.write(`Stand-in: ${standIn.url}\n`);
process.stdin.resume().on('end', () => void standIn.close().then(() => process.exit(0)));
