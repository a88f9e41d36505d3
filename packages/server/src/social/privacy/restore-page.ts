import { ACCOUNT_RESTORE_DAYS, PRODUCT_NAME } from '@machine/contract';
import type { DeletionVersion } from '../../account/auth/deletion-version.ts';
import { type Mail, paragraphs } from '../../account/mail/mail.ts';
import type { ServerPage } from '../../platform/http/server-page.ts';
import type { RouteDeps } from '../../platform/module.ts';
import type { DeletedAccount } from './delete.ts';
import { deletionOf, restoreAccount } from './restore.ts';

const RESTORE_PATH = '/api/emails/restore/:token';

/** Tells the owner of an account that it was deleted: anyone with its session can do that. */
export const deletionMail = ({ to, username, token }: DeletedAccount, origin: string): Mail => ({
  id: crypto.randomUUID(),
  to,
  subject: `Your ${PRODUCT_NAME} account was deleted`,
  text: paragraphs(
    `Hi ${username},`,
    `Your ${PRODUCT_NAME} account was deleted just now, and nobody sees it anymore. If that was you, there is nothing to do. You can sign up with this address again in ${ACCOUNT_RESTORE_DAYS} days.`,
    `If it wasn't you, or if you have changed your mind, this link restores it for ${ACCOUNT_RESTORE_DAYS} days, except for shared links:`,
    origin + RESTORE_PATH.replace(':token', token),
    `If it wasn't you, also choose a new password then: ${origin}/forgot-password`,
  ),
});

type RestoreDeps = Pick<RouteDeps, 'db' | 'clock' | 'wall'> & { deletions: DeletionVersion };

export const restorePage = ({ db, clock, wall, deletions }: RestoreDeps): ServerPage => ({
  path: RESTORE_PATH,
  isValid: async ({ token = '' }) => (await deletionOf(db, token, wall())) !== undefined,
  async submit({ token = '' }) {
    if (!(await restoreAccount(db, token, wall(), clock.now()))) return false;
    deletions.forget();
    return true;
  },
  form: {
    title: 'Restore your account?',
    content: '<p>Everything comes back except for shared links.</p>',
    button: 'Restore',
  },
  done: {
    title: 'Your account is back',
    content:
      '<p><a href="/?login=1">Log in</a>, or <a href="/forgot-password">choose a new password</a> if someone else deleted it.</p>',
  },
  invalid: {
    title: 'This link has expired or was already used',
    content: '<p>The account can’t be restored with it.</p>',
  },
});
