import { PRODUCT_NAME } from '@machine/contract';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Logger } from '../http/log.ts';
import type { Mail, Transport } from './mail.ts';
import { createOutbox } from './outbox.ts';

/** A mail server that does not answer holds nobody up for longer than this. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

type Asked = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** Hands mails to the SMTP server that is configured, or puts them into a folder. */
export function openTransport({ smtpUrl, mailFrom, dataDir }: Asked, origin: () => string, log: Logger): Transport {
  const compose = (mail: Mail) => messageOf(mail, mailFrom, new URL(origin()).hostname);
  if (smtpUrl === null) return createOutbox(dataDir, compose, log);
  const smtp = createTransport({ url: smtpUrl, ...TIMEOUTS });
  return async (mail) => void (await smtp.sendMail(compose(mail)));
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
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(stopUrl !== undefined && { list: { unsubscribe: { url: stopUrl } } }),
    disableFileAccess: true,
    disableUrlAccess: true,
    xMailer: false,
  }) satisfies SendMailOptions;
