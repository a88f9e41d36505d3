import { createTransport } from 'nodemailer';
import type { Logger } from '../../platform/http/log.ts';
import type { Mail, Transport } from './mail.ts';
import { messageOf } from './message.ts';
import { createOutbox } from './outbox.ts';

/** SMTP connections at once. */
export const MAX_CONNECTIONS = 5;

/** Bounds how long an unresponsive mail server delays an email. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

export type MailConfig = {
  /** The mail server; null: emails are written to a folder. */
  smtpUrl: string | null;
  mailFrom: string | null;
  /** Contains the folder of emails when there is no mail server. */
  dataDir: string;
};

/** `close` ends idle connections at once and busy ones after their current email. */
type OpenTransport = { transport: Transport; close(): void };

/** Opens a pool of connections to the configured SMTP server, or an outbox folder when there is none. */
export function openTransport(
  { smtpUrl, mailFrom, dataDir }: MailConfig,
  origin: () => string,
  log: Logger,
): OpenTransport {
  const compose = (mail: Mail) => messageOf(mail, mailFrom, new URL(origin()).hostname);
  if (smtpUrl === null) return { transport: createOutbox(dataDir, compose, log), close() {} };
  const smtp = createTransport({ url: smtpUrl, pool: true, maxConnections: MAX_CONNECTIONS, ...TIMEOUTS });
  return { transport: async (mail) => void (await smtp.sendMail(compose(mail))), close: () => smtp.close() };
}
