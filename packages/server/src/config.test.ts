import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './platform/start-error.ts';

/** The settings production requires. */
const PRODUCTION = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://play.test', MAIL: 'files' };

it('has a default for everything, which opens nothing to other machines', () => {
  const { host, metricsHost, metricsPort, ...rest } = readConfig({});
  expect([host, metricsHost, metricsPort]).toEqual(['127.0.0.1', '127.0.0.1', null]);
  expect(rest).toMatchObject({ feed: 'simulated', bots: true, throttles: true, trustProxy: [], drainSeconds: 0 });
});

it.each([
  [
    { FEED: 'replay', FEED_FILES: 'a.json, b.json,' },
    { feedFiles: ['a.json', 'b.json'], bots: false },
  ],
  [{ FEED: 'replay', FEED_FILES: 'a.csv', BOTS: 'on' }, { bots: true }],
  [{ BOTS: 'off' }, { bots: false }],
  [{ ...PRODUCTION, FEED: 'simulated' }, { bots: false }],
  [{ ...PRODUCTION, PUBLIC_ORIGIN: 'http://localhost:3000' }, { publicOrigin: 'http://localhost:3000' }],
  [{ ...PRODUCTION, PUBLIC_ORIGIN: 'http://127.0.0.1' }, { publicOrigin: 'http://127.0.0.1' }],
  [{ ...PRODUCTION, PUBLIC_ORIGIN: 'http://[::1]:3000' }, { publicOrigin: 'http://[::1]:3000' }],
  [
    { PUBLIC_ORIGIN: 'https://play.test/', DATABASE_URL: '' },
    { publicOrigin: 'https://play.test', databaseUrl: null },
  ],
  [{ THROTTLES: 'off' }, { throttles: false }],
  [PRODUCTION, { feed: 'none', logLevel: 'info', bots: false, throttles: true, drainSeconds: 5 }],
  [
    { ...PRODUCTION, MAIL: '', SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'game@play.test' },
    { smtpUrl: 'smtp://mail.test' },
  ],
  [{ DRAIN_SECONDS: '1.5' }, { drainSeconds: 1.5 }],
  [{ TRUST_PROXY: '::1, 10.0.0.0/8' }, { trustProxy: ['::1', '10.0.0.0/8'] }],
  [{ DATABASE_URL: 'postgres://db.test/game' }, { databaseUrl: 'postgres://db.test/game' }],
  [
    { FEED: 'live', BALLDONTLIE_KEY: 'key', BALLDONTLIE_RATE: '60', BALLDONTLIE_INJURIES: 'on' },
    {
      live: {
        footballData: null,
        balldontlie: { key: 'key', baseUrl: undefined, requestsPerMinute: 60, injuries: true },
      },
    },
  ],
  [
    { FEED: 'live', FOOTBALL_DATA_KEY: 'key', FOOTBALL_DATA_URL: 'http://127.0.0.1:4000', SPEED: '500' },
    { live: { footballData: { key: 'key', baseUrl: 'http://127.0.0.1:4000' } } },
  ],
])('reads %j', (env, expected) => {
  expect(readConfig(env)).toMatchObject(expected);
});

it.each([
  [{ PORT: 'many' }, 'PORT must be a number.'],
  [{ FEED: 'real' }, 'FEED must be one of simulated, replay, live, none.'],
  [
    { FEED: 'live' },
    'FEED=live requires FOOTBALL_DATA_KEY for the Premier League, BALLDONTLIE_KEY for the NBA, or both.',
  ],
  [
    { FEED: 'live', BALLDONTLIE_KEY: 'key', SPEED: '60' },
    'SPEED must be unset with FEED=live: real matches are played in real time.',
  ],
  [{ FOOTBALL_DATA_KEY: 'two words' }, 'FOOTBALL_DATA_KEY must be a key without spaces.'],
  [{ BALLDONTLIE_RATE: '0' }, 'BALLDONTLIE_RATE must be at least 1.'],
  [{ BALLDONTLIE_URL: 'api.test/v1' }, "BALLDONTLIE_URL must be an origin such as 'https://play.example.org'."],
  [{ PUBLIC_ORIGIN: 'https://play.test/path' }, "PUBLIC_ORIGIN must be an origin such as 'https://play.example.org'."],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres:// or postgresql://.'],
  [{ SMTP_URL: 'http://mail.test' }, 'SMTP_URL must start with smtp:// or smtps://.'],
  [{ SMTP_URL: 'smtp://[' }, 'SMTP_URL must be a URL.'],
  [{ SMTP_URL: 'smtp://mail.test' }, 'MAIL_FROM must name a sender when SMTP_URL is set.'],
  [
    { MAIL_FROM: 'game@play.test\nBcc: all@play.test' },
    "MAIL_FROM must be an address such as 'Game <game@example.org>'.",
  ],
  [
    { SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'game@play.test', MAIL: 'files' },
    'MAIL=files and SMTP_URL contradict each other: set only one of them.',
  ],
  [{ VAPID_SUBJECT: 'ops@play.test' }, "VAPID_SUBJECT must be such as 'mailto:ops@example.org' or an https URL."],
  [
    { ...PRODUCTION, SIMULATED_PUSH_ORIGIN: 'http://127.0.0.1:1' },
    'SIMULATED_PUSH_ORIGIN must not be set in production: it is for tests.',
  ],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
  [{ SPEED: '0' }, 'SPEED must be above 0.'],
  [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS must be 0 or more.'],
  [{ DRAIN_SECONDS: '301' }, 'DRAIN_SECONDS must be at most 300.'],
  [{ SPEED: '1e-300' }, 'SPEED must be at least 0.001.'],
  [{ SPEED: '1e308' }, 'SPEED must be at most 100000.'],
  [{ SEED: '1e308' }, 'SEED must be a whole number.'],
  [{ ...PRODUCTION, FEED: 'simulated', BOTS: 'on' }, 'BOTS must be off in production.'],
  [
    { ...PRODUCTION, FEED: 'simulated', SEED: '1' },
    'SEED must not be set in production: anyone who knows it can compute the results.',
  ],
  [
    { ...PRODUCTION, THROTTLES: 'off' },
    'THROTTLES must be on in production: nothing else slows down password guessing.',
  ],
  [{ TRUST_PROXY: 'all' }, "TRUST_PROXY must name addresses or networks such as '10.0.0.1, 10.1.0.0/16'."],
  [{ FEED: 'replay' }, 'FEED_FILES must name the recorded matches to replay, separated by commas.'],
])('rejects %j with one line', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

const NEEDS_ORIGIN =
  "PUBLIC_ORIGIN must be set in production: an https origin such as 'https://play.example.org', or http://localhost:3000 to try it on one machine.";
const NEEDS_MAIL =
  'SMTP_URL must be set in production so that emails are delivered, or MAIL=files to keep them in DATA_DIR.';

it.each([
  [{}, [NEEDS_ORIGIN, NEEDS_MAIL]],
  [{ MAIL: 'files' }, [NEEDS_ORIGIN]],
  [{ PUBLIC_ORIGIN: 'https://play.test' }, [NEEDS_MAIL]],
  [{ PUBLIC_ORIGIN: 'http://play.test', MAIL: 'files' }, [NEEDS_ORIGIN]],
  [{ PUBLIC_ORIGIN: 'http://localhost.play.test', MAIL: 'files' }, [NEEDS_ORIGIN]],
  [{ PUBLIC_ORIGIN: 'http://192.0.2.1:3000', SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'a@play.test' }, [NEEDS_ORIGIN]],
])('rejects production with only %j, and names every missing setting', (env, sentences) => {
  const read = () => readConfig({ NODE_ENV: 'production', ...env });
  expect(read).toThrow(new StartError(sentences.join('\n')));
});
