import { PRODUCT_NAME } from '@machine/contract';
import { z } from 'zod';
import { type Instant, MINUTE_MS } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { addJob, defineTask } from '../../platform/jobs/job.ts';
import { handleSteps, type JobHandler } from '../../platform/jobs/job-handler.ts';
import { type Mail, paragraphs } from '../mail/mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { MayEmail } from '../mail/recipient-limit.ts';
import { CONFIRM_PATH, CONFIRMATION_DAYS, createConfirmationLink, type EmailLink } from './confirmation.ts';
import { createResetLink, RESET_MINUTES } from './password-reset.ts';
import { userById } from './user.ts';

const confirmationTask = defineTask('confirmation email', z.object({ userId: z.string() }));
const resetTask = defineTask('reset email', z.object({ email: z.string() }));

/** Stores the job that emails a confirmation link, unless the address is already confirmed or got enough emails. */
export const addConfirmationEmail = (db: Db, userId: string) => addJob(db, confirmationTask, { userId });

/** Stores the job that emails a reset link to the account with this address, unless there is none or it got enough. */
export const addResetEmail = (db: Db, email: string) =>
  addJob(db, resetTask, { email }, { expiresAt: Date.now() + RESET_MINUTES * MINUTE_MS });

export type AccountEmailDeps = {
  wall: () => Instant;
  mailer: Mailer;
  mayEmail: MayEmail;
  /** The public origin, for links in emails. */
  origin: () => string;
};

export const accountEmailHandlers = ({ wall, mailer, mayEmail, origin }: AccountEmailDeps): JobHandler[] => [
  handleSteps(confirmationTask, async ({ userId }, { db, afterCommit }) => {
    const user = await userById(db, userId);
    if (user === undefined || user.email_confirmed_at !== null || !(await mayEmail(user.email))) return undefined;
    const link = await createConfirmationLink(db, userId, wall());
    if (link !== null) afterCommit(() => mailer.sendInBackground(confirmationMail(link, origin())));
    return undefined;
  }),
  handleSteps(resetTask, async ({ email }, { db, afterCommit }) => {
    if (!(await mayEmail(email))) return undefined;
    const link = await createResetLink(db, email, wall());
    if (link !== null) afterCommit(() => mailer.sendInBackground(resetMail(link, origin())));
    return undefined;
  }),
];

/** `origin` comes from the configuration, never from a request. */
const resetMail = ({ to, username, token }: EmailLink, origin: string): Mail => ({
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

const confirmationMail = ({ to, username, token }: EmailLink, origin: string): Mail => ({
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
