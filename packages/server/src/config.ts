import * as z from 'zod';
import { isAddressRange } from './platform/http/client-address.ts';
import { StartError } from './platform/start-error.ts';
import type { LiveConfig } from './season/live/live-config.ts';

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

const origin = z
  .string()
  .refine((text) => URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, ''), {
    error: "must be an origin such as 'https://play.example.org'",
  });

/** A key that a provider gave out. It is sent in a header. */
const key = z.string().regex(/^[\x21-\x7E]+$/, 'must be a key without spaces');

const onOrOff = oneOf(['on', 'off']);
const number = z.coerce.number('must be a number');
const wholeNumber = number.int('must be a whole number');
const port = wholeNumber.min(0).max(65_535);
const requestsPerMinute = wholeNumber.min(1, 'must be at least 1').max(6_000, 'must be at most 6000');

/** A comma-separated list. */
const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []));

/** Below, a season makes no progress; above, game time leaves the range of JavaScript dates within months. */
const SPEED_MIN = 0.001;
const SPEED_MAX = 100_000;

const environment = z.object({
  PORT: port.default(3000),
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
  METRICS_PORT: port.optional(),
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
  BALLDONTLIE_INJURIES: onOrOff.default('off'),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  BOTS: onOrOff.optional(),
  THROTTLES: onOrOff.default('on'),
  WORD_FILTER: onOrOff.default('off'),
  TRUST_PROXY: list.refine((proxies) => proxies.every(isAddressRange), {
    error: "must name addresses or networks such as '10.0.0.1, 10.1.0.0/16'",
  }),
  SEED: wholeNumber.optional(),
  SPEED: number
    .positive('must be above 0')
    .min(SPEED_MIN, `must be at least ${SPEED_MIN}`)
    .max(SPEED_MAX, `must be at most ${SPEED_MAX}`)
    .optional(),
  ACCEPT_CLOCK: oneOf(['0', '1']).default('0'),
  DRAIN_SECONDS: number.min(0, 'must be 0 or more').max(300, 'must be at most 300').optional(),
});

type Environment = z.infer<typeof environment>;

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
  const production = parsed.data.NODE_ENV === 'production';
  const config = configFrom(parsed.data, production);
  const problems = problemsOf(config, production, parsed.data.MAIL === 'files');
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  return config;
}

/** The settings of the server and its modules. */
export type Config = ReturnType<typeof configFrom>;

function configFrom(values: Environment, production: boolean) {
  const feed = values.FEED ?? (production ? 'none' : 'simulated');
  return {
    /** 0: any free port. */
    port: values.PORT,
    host: values.HOST,
    /** The folder of the SQLite file, and of emails when there is no mail server. */
    dataDir: values.DATA_DIR,
    /** PostgreSQL instead of SQLite, when set. */
    databaseUrl: values.DATABASE_URL ?? null,
    /** The origin players use, 'https://play.example.org'; https makes cookies Secure. */
    publicOrigin: values.PUBLIC_ORIGIN ? new URL(values.PUBLIC_ORIGIN).origin : null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    /** Whom push services can contact, a mailto: or https: URL; null: the public origin. */
    vapidSubject: values.VAPID_SUBJECT ?? null,
    /** The origin of a push service for tests, which may be private and without https; null: none. Never in production. */
    simulatedPush: values.SIMULATED_PUSH_ORIGIN ? new URL(values.SIMULATED_PUSH_ORIGIN).origin : null,
    /** A separate port for metrics; null: none, 0: any free port. */
    metricsPort: values.METRICS_PORT ?? null,
    metricsHost: values.METRICS_HOST,
    /** The bearer token for `/metrics`, which also enables it on the game's port. */
    metricsToken: values.METRICS_TOKEN ?? null,
    feed,
    feedFiles: values.FEED_FILES,
    live: liveConfigFrom(values),
    /** The folder of the built app; null: serve only the API. */
    staticDir: values.STATIC_DIR ?? null,
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    /** True if labeled bots play, with some past matches, in a demo season. Never in production. */
    bots: values.BOTS === undefined ? feed === 'simulated' && !production : values.BOTS === 'on',
    /** True if requests are rate limited, and new accounts have fewer rights. Always in production. */
    throttles: values.THROTTLES === 'on',
    /** True if match chats have the word filter unless a moderator has switched it off. */
    wordFilter: values.WORD_FILTER === 'on',
    /** The proxies whose X-Forwarded-For is trusted: addresses and networks. */
    trustProxy: values.TRUST_PROXY,
    seed: values.SEED ?? null,
    speed: values.SPEED ?? null,
    acceptClock: values.ACCEPT_CLOCK === '1',
    /** The server keeps serving this long after it reports that it is about to stop. */
    drainSeconds: values.DRAIN_SECONDS ?? (production ? 5 : 0),
  };
}

/** A provider is used when it has a key. */
const liveConfigFrom = (values: Environment): LiveConfig => ({
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

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Returns one sentence per conflicting or missing setting; an empty list means the server may start. */
function problemsOf(config: Config, production: boolean, mailInFiles: boolean): string[] {
  const { publicOrigin, smtpUrl, live } = config;
  const providers = [live.footballData, live.balldontlie].filter((provider) => provider !== null);
  const isSecure = publicOrigin !== null && (publicOrigin.startsWith('https://') || LOOPBACK.test(publicOrigin));
  const rules: [isBroken: boolean, sentence: string][] = [
    [
      config.feed === 'replay' && config.feedFiles.length === 0,
      'FEED_FILES must name the recorded matches to replay, separated by commas.',
    ],
    [
      config.feed === 'live' && live.footballData === null && live.balldontlie === null,
      'FEED=live requires FOOTBALL_DATA_KEY for the Premier League, BALLDONTLIE_KEY for the NBA, or both.',
    ],
    [
      config.feed === 'live' &&
        (config.speed ?? 1) !== 1 &&
        providers.some(({ baseUrl = '' }) => !LOOPBACK.test(baseUrl)),
      'SPEED must be unset with FEED=live: real matches are played in real time.',
    ],
    [
      production && !isSecure,
      "PUBLIC_ORIGIN must be set in production: an https origin such as 'https://play.example.org', or http://localhost:3000 to try it on one machine.",
    ],
    [
      production && smtpUrl === null && !mailInFiles,
      'SMTP_URL must be set in production so that emails are delivered, or MAIL=files to keep them in DATA_DIR.',
    ],
    [smtpUrl !== null && mailInFiles, 'MAIL=files and SMTP_URL contradict each other: set only one of them.'],
    [smtpUrl !== null && config.mailFrom === null, 'MAIL_FROM must name a sender when SMTP_URL is set.'],
    [production && !config.throttles, 'THROTTLES must be on in production: nothing else slows down password guessing.'],
    [
      production && config.feed === 'simulated' && config.seed !== null,
      'SEED must not be set in production: anyone who knows it can compute the results.',
    ],
    [
      production && config.simulatedPush !== null,
      'SIMULATED_PUSH_ORIGIN must not be set in production: it is for tests.',
    ],
    [production && config.bots, 'BOTS must be off in production.'],
  ];
  return rules.flatMap(([isBroken, sentence]) => (isBroken ? [sentence] : []));
}
