import { PRODUCT_NAME } from '@machine/contract';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Logger } from '../http/log.ts';
import type { Mail, Transport } from './mail.ts';
import { createOutbox } from './outbox.ts';

/** How many mails are handed to the SMTP server at once. */
export const MAX_CONNECTIONS = 5;

/** A mail server that doesn't answer delays a mail by no more than this. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

type Asked = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** `close` ends the connections that are idle, and the others after the mail that they are sending. */
export type OpenTransport = { transport: Transport; close(): void };

/** Hands mails to the configured SMTP server, over a pool of connections, or writes them into a folder. */
export function openTransport({ smtpUrl, mailFrom, dataDir }: Asked, origin: () => string, log: Logger): OpenTransport {
  const compose = (mail: Mail) => messageOf(mail, mailFrom, new URL(origin()).hostname);
  if (smtpUrl === null) return { transport: createOutbox(dataDir, compose, log), close() {} };
  const smtp = createTransport({ url: smtpUrl, pool: true, maxConnections: MAX_CONNECTIONS, ...TIMEOUTS });
  return { transport: async (mail) => void (await smtp.sendMail(compose(mail))), close: () => smtp.close() };
}

/** Nothing in a mail is ever read from a file or an address of the web, and no header takes a second line. */
const messageOf = ({ id, to, subject, text, stopUrl }: Mail, from: string | null, host: string) =>
  ({
    from: from ?? { name: PRODUCT_NAME, address: `no-reply@${host}` },
    // As an object it is one address, whatever it holds.
    to: { name: '', address: to },
    subject: subject.replace(/\p{Cc}+/gu, ' '),
    text,
    messageId: `<${id}@${host}>`,
    // Nobody's absence note is to answer.
    headers: { 'Auto-Submitted': 'auto-generated', ...(stopUrl?.startsWith('https:') && ONE_CLICK) },
    ...(stopUrl !== undefined && { list: { unsubscribe: { url: stopUrl } } }),
    disableFileAccess: true,
    disableUrlAccess: true,
    xMailer: false,
  }) satisfies SendMailOptions;

/** Lets a mail provider unsubscribe its user by a POST to the `List-Unsubscribe` address, which must be https (RFC 8058). */
const ONE_CLICK = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
