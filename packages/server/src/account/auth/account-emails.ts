import { PRODUCT_NAME } from '@machine/contract';
import { CONFIRM_PATH, CONFIRMATION_DAYS, type ConfirmationLink } from './confirmation.ts';
import { RESET_MINUTES, type ResetLink } from './password-reset.ts';
import { type Mail, paragraphs } from '../mail/mail.ts';

/** Emails about an account. `origin` comes from the configuration, never from a request. */

export const resetMail = ({ to, username, token }: ResetLink, origin: string): Mail => ({
  id: crypto.randomUUID(),
  to,
  subject: `Reset your ${PRODUCT_NAME} password`,
  text: paragraphs(
    `Hi ${username},`,
    `We received a request to reset the password of your ${PRODUCT_NAME} account. Open this link to choose a new password:`,
    `${origin}/reset-password/${token}`,
    `The link works once and expires in ${RESET_MINUTES} minutes. If you didn't request this, you can ignore this email. Your password hasn't changed.`,
  ),
});

export const confirmationMail = ({ to, username, token }: ConfirmationLink, origin: string): Mail => ({
  id: crypto.randomUUID(),
  to,
  subject: `Confirm your email address for ${PRODUCT_NAME}`,
  text: paragraphs(
    `Hi ${username},`,
    `Welcome to ${PRODUCT_NAME}! Please confirm your email address:`,
    origin + CONFIRM_PATH.replace(':token', token),
    `The link works once and expires in ${CONFIRMATION_DAYS} days. Until you confirm, we'll only send you account emails, such as password resets.`,
    `If you didn't sign up, you can ignore this email. We won't send you notifications.`,
  ),
});
