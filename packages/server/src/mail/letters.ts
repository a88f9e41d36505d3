import { PRODUCT_NAME } from '@machine/contract';
import { RESET_MINUTES, type ResetLink } from '../account/reset.ts';
import type { Mail } from './mail.ts';

/** What our mails say. `origin` is configured, never what a caller names (RELIABILITY.md S32). */

const paragraphs = (...texts: string[]) => `${texts.join('\n\n')}\n`;

export const resetMail = ({ to, username, token }: ResetLink, origin: string): Mail => ({
  id: crypto.randomUUID(),
  to,
  subject: `Reset your password for ${PRODUCT_NAME}`,
  text: paragraphs(
    `Hello ${username},`,
    `somebody asked for a new password for your account at ${PRODUCT_NAME}. To choose one, open this page:`,
    `${origin}/reset-password/${token}`,
    `The link works once, within ${RESET_MINUTES} minutes. If it was not you, there is nothing to do: your password is unchanged.`,
  ),
});

export type NewsLetter = { id: string; to: string; username: string; message: string; stopUrl: string };

export const newsMail = ({ id, to, username, message, stopUrl }: NewsLetter, origin: string): Mail => ({
  id: `news-${id}`,
  to,
  subject: message,
  text: paragraphs(
    `Hello ${username},`,
    `${message}.`,
    `Play on: ${origin}/`,
    `You get this because e-mail notifications are on. Which ones, you say in your settings: ${origin}/settings\nTo turn all of them off, without logging in: ${stopUrl}`,
  ),
  stopUrl,
});
