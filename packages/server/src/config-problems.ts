import type { Config } from './config-type.ts';

type Context = { production: boolean; /** MAIL=files. */ mailInFiles: boolean };

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Returns one sentence per conflicting or missing setting; an empty list means the server may start. */
export function problemsOf(config: Config, { production, mailInFiles }: Context): string[] {
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
