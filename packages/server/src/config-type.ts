import type { MailConfig } from './account/mail/transport.ts';
import type { FeedConfig } from './season/loop/data-source.ts';
import type { RequestedSettings } from './season/loop/settings.ts';

/** The settings of each module, and those of the server itself. */
export type Config = MailConfig &
  FeedConfig &
  RequestedSettings & {
    /** 0: any free port. */
    port: number;
    host: string;
    /** The folder of the SQLite file, and of emails when there is no mail server. */
    dataDir: string;
    /** PostgreSQL instead of SQLite, when set. */
    databaseUrl: string | null;
    /** The origin players use, 'https://play.example.org'; https makes cookies Secure. */
    publicOrigin: string | null;
    /** Whom push services can contact, a mailto: or https: URL; null: the public origin. */
    vapidSubject: string | null;
    /** The origin of a push service for tests, which may be private and without https; null: none. Never in production. */
    simulatedPush: string | null;
    /** A separate port for metrics; null: none, 0: any free port. */
    metricsPort: number | null;
    metricsHost: string;
    /** The bearer token for `/metrics`, which also enables it on the game's port. */
    metricsToken: string | null;
    /** The folder of the built app; null: serve only the API. */
    staticDir: string | null;
    logLevel: string;
    /** True if labeled bots play, with some past matches, in a demo season. Never in production. */
    bots: boolean;
    /** True if requests are rate limited, and new accounts have fewer rights. Always in production. */
    throttles: boolean;
    /** True if match chats have the word filter unless a moderator has switched it off. */
    wordFilter: boolean;
    /** The proxies whose X-Forwarded-For is trusted: addresses and networks. */
    trustProxy: string[];
    /** The server keeps serving this long after it reports that it is about to stop. */
    drainSeconds: number;
  };
