import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../platform/db/open.ts';
import { createServerKey } from '../../platform/db/server-key.ts';
import type { ServerPage } from '../../platform/http/server-page.ts';

const UNSUBSCRIBE_PATH = '/api/mails/stop/:userId/:proof';

/** Signed links that turn off the email notifications of one user. */
export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;

/** Signs with a key from the database, so that all processes accept each other's links. */
export function createUnsubscribeLinks(db: Db, origin: () => string) {
  const secret = createServerKey(db, 'mail secret');
  const proofFor = async (userId: string) =>
    createHmac('sha256', await secret())
      .update(userId)
      .digest('base64url');
  return {
    async urlFor(userId: string): Promise<string> {
      const path = UNSUBSCRIBE_PATH.replace(':userId', userId).replace(':proof', await proofFor(userId));
      return origin() + path;
    },
    async verify(userId: string, proof: string): Promise<boolean> {
      const [expected, given] = [Buffer.from(await proofFor(userId)), Buffer.from(proof)];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

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
