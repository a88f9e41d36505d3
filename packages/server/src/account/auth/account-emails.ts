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

/** `unconfirmedHolder` is the username of another account that uses the address without having confirmed it. */
export const confirmationMail = (
  { to, username, token }: ConfirmationLink,
  origin: string,
  unconfirmedHolder: string | null = null,
): Mail => ({
  id: crypto.randomUUID(),
  to,
  subject: `Confirm your email address for ${PRODUCT_NAME}`,
  text: paragraphs(
    `Hi ${username},`,
    `Welcome to ${PRODUCT_NAME}! Please confirm your email address:`,
    origin + CONFIRM_PATH.replace(':token', token),
    `The link works once and expires in ${CONFIRMATION_DAYS} days. Until you confirm, we'll only send you account emails, such as password resets.`,
    ...(unconfirmedHolder === null
      ? []
      : [
          `Another account, ${unconfirmedHolder}, already uses this address. If it's yours, log in to it or reset its password: ${origin}/forgot-password\nIf you confirm, the address will belong to ${username} instead.`,
        ]),
    `If you didn't sign up, you can ignore this email. We won't send you notifications.`,
  ),
});

/** For the owner of a confirmed address, when someone signs up with the same address. */
export const existingAccountMail = (
  { email, username }: { email: string; username: string },
  origin: string,
): Mail => ({
  id: crypto.randomUUID(),
  to: email,
  subject: `You already have a ${PRODUCT_NAME} account`,
  text: paragraphs(
    `Hi ${username},`,
    `Someone signed up for ${PRODUCT_NAME} with your email address. You already have an account: ${username}.`,
    `If it was you, log in to your account: ${origin}/?login=1\nForgot your password? Reset it: ${origin}/forgot-password`,
    `If it wasn't you, you can ignore this email. The new account can't use your address or read your emails.`,
  ),
});
