import { PRODUCT_NAME } from '@machine/contract';
import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

/** Lets mail providers unsubscribe users with a POST to the `List-Unsubscribe` URL, which must be https (RFC 8058). */
const ONE_CLICK = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Builds the message. Never reads files or URLs, and removes line breaks that could inject headers. */
export const messageOf = ({ id, to, subject, text, html, unsubscribeUrl }: Mail, from: string | null, host: string) =>
  ({
    from: from ?? { name: PRODUCT_NAME, address: `no-reply@${host}` },
    // As an object it can't be parsed as several addresses.
    to: { name: '', address: to },
    subject: subject.replace(/\p{Cc}+/gu, ' '),
    text,
    ...(html !== undefined && { html }),
    messageId: `<${id}@${host}>`,
    // Suppresses automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl?.startsWith('https:') && ONE_CLICK) },
    ...(unsubscribeUrl !== undefined && { list: { unsubscribe: { url: unsubscribeUrl } } }),
    disableFileAccess: true,
    disableUrlAccess: true,
    xMailer: false,
  }) satisfies SendMailOptions;
