import type { Db } from '../../platform/db/open.ts';
import type { ServerPage } from '../../platform/http/server-page.ts';
import { UNSUBSCRIBE_PATH, type UnsubscribeLinks } from './unsubscribe.ts';

type UnsubscribePageDeps = { db: Db; unsubscribeLinks: UnsubscribeLinks };

/**
 * The page behind the link in every notification email. Its button turns the emails off, and so does a mail provider's
 * one-click request. The signed URL is the credential.
 */
export const unsubscribePage = ({ db, unsubscribeLinks }: UnsubscribePageDeps): ServerPage => ({
  path: UNSUBSCRIBE_PATH,
  isValid: ({ userId = '', proof = '' }) => unsubscribeLinks.verify(userId, proof),
  async submit({ userId = '', proof = '' }) {
    if (!(await unsubscribeLinks.verify(userId, proof))) return false;
    await db
      .updateTable('users')
      .set({ email_notifications: 0 })
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .execute();
    return true;
  },
  form: {
    title: 'Turn off all email notifications?',
    content: '<p>You’ll still get account emails, such as password resets.</p>',
    button: 'Turn off',
  },
  done: {
    title: 'Email notifications are off',
    content: '<p>You can turn them back on in your <a href="/settings">settings</a>.</p>',
  },
  invalid: {
    title: 'This link isn’t valid',
    content: '<p>You can also change your email notifications in your <a href="/settings">settings</a>.</p>',
  },
});
