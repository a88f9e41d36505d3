import * as z from 'zod';
import { problemsOf } from './config-problems.ts';
import type { Config } from './config-type.ts';
import { isAddressRange } from './platform/http/client-address.ts';
import { StartError } from './platform/start-error.ts';
import type { LiveConfig } from './season/live/live-config.ts';

export type { Config };

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

const origin = z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, ''), {
  error: "must be an origin such as 'https://play.example.org'",
});

/** A key that a provider gave out. It is sent in a header. */
const key = z.string().regex(/^[\x21-\x7E]+$/, 'must be a key without spaces');

const requestsPerMinute = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(6_000, 'must be at most 6000');

/** A comma-separated list. */
const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []));

/** Below, a season makes no progress; above, game time leaves the range of JavaScript dates within months. */
const SPEED_MIN = 0.001;
const SPEED_MAX = 100_000;

const environment = z.object({
  PORT: z.coerce.number('must be a number').int('must be a whole number').min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  PUBLIC_ORIGIN: origin.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'must start with smtp:// or smtps://')
    .refine((text) => URL.canParse(text), 'must be a URL')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]+$/, "must be an address such as 'Game <game@example.org>'")
    .optional(),
  MAIL: oneOf(['files']).optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, "must be such as 'mailto:ops@example.org' or an https URL")
    .optional(),
  SIMULATED_PUSH_ORIGIN: origin.optional(),
  METRICS_PORT: z.coerce.number('must be a number').int('must be a whole number').min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  NODE_ENV: z.string().optional(),
  FEED: oneOf(['simulated', 'replay', 'live', 'none']).optional(),
  STATIC_DIR: z.string().optional(),
  FEED_FILES: list,
  FOOTBALL_DATA_KEY: key.optional(),
  FOOTBALL_DATA_URL: origin.optional(),
  FOOTBALL_DATA_RATE: requestsPerMinute.optional(),
  BALLDONTLIE_KEY: key.optional(),
  BALLDONTLIE_URL: origin.optional(),
  BALLDONTLIE_RATE: requestsPerMinute.optional(),
  BALLDONTLIE_INJURIES: oneOf(['on', 'off']).default('off'),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  BOTS: oneOf(['on', 'off']).optional(),
  THROTTLES: oneOf(['on', 'off']).default('on'),
  WORD_FILTER: oneOf(['on', 'off']).default('off'),
  TRUST_PROXY: list.refine((proxies) => proxies.every(isAddressRange), {
    error: "must name addresses or networks such as '10.0.0.1, 10.1.0.0/16'",
  }),
  SEED: z.coerce.number('must be a number').int('must be a whole number').optional(),
  SPEED: z.coerce
    .number('must be a number')
    .positive('must be above 0')
    .min(SPEED_MIN, `must be at least ${SPEED_MIN}`)
    .max(SPEED_MAX, `must be at most ${SPEED_MAX}`)
    .optional(),
  ACCEPT_CLOCK: oneOf(['0', '1']).default('0'),
  DRAIN_SECONDS: z.coerce
    .number('must be a number')
    .min(0, 'must be 0 or more')
    .max(300, 'must be at most 300')
    .optional(),
});

/**
 * Reads the environment; an empty variable counts as absent. Throws a `StartError` that names the first invalid value,
 * or lists conflicting and missing settings, one per line.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartError(`${issue?.path.join('.') ?? 'The environment'} ${issue?.message ?? 'is not readable'}.`);
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  const feed = values.FEED ?? (production ? 'none' : 'simulated');
  const config: Config = {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    publicOrigin: values.PUBLIC_ORIGIN ? new URL(values.PUBLIC_ORIGIN).origin : null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    vapidSubject: values.VAPID_SUBJECT ?? null,
    simulatedPush: values.SIMULATED_PUSH_ORIGIN ? new URL(values.SIMULATED_PUSH_ORIGIN).origin : null,
    metricsPort: values.METRICS_PORT ?? null,
    metricsHost: values.METRICS_HOST,
    metricsToken: values.METRICS_TOKEN ?? null,
    feed,
    feedFiles: values.FEED_FILES,
    live: liveConfigFrom(values),
    staticDir: values.STATIC_DIR ?? null,
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    bots: values.BOTS === undefined ? feed === 'simulated' && !production : values.BOTS === 'on',
    throttles: values.THROTTLES === 'on',
    wordFilter: values.WORD_FILTER === 'on',
    trustProxy: values.TRUST_PROXY,
    seed: values.SEED ?? null,
    speed: values.SPEED ?? null,
    acceptClock: values.ACCEPT_CLOCK === '1',
    drainSeconds: values.DRAIN_SECONDS ?? (production ? 5 : 0),
  };
  const problems = problemsOf(config, { production, mailInFiles: values.MAIL === 'files' });
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  return config;
}

/** A provider is used when it has a key. */
const liveConfigFrom = (values: z.infer<typeof environment>): LiveConfig => ({
  footballData: values.FOOTBALL_DATA_KEY
    ? { key: values.FOOTBALL_DATA_KEY, baseUrl: values.FOOTBALL_DATA_URL, requestsPerMinute: values.FOOTBALL_DATA_RATE }
    : null,
  balldontlie: values.BALLDONTLIE_KEY
    ? {
        key: values.BALLDONTLIE_KEY,
        baseUrl: values.BALLDONTLIE_URL,
        requestsPerMinute: values.BALLDONTLIE_RATE,
        injuries: values.BALLDONTLIE_INJURIES === 'on',
      }
    : null,
});
