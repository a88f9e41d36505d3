import { type ServerPage, htmlPage } from '../../platform/http/server-page.ts';
import type { Db } from '../../platform/db/open.ts';
import { turnOffEmails, type UnsubscribeLinks, UNSUBSCRIBE_PATH } from './unsubscribe.ts';

type UnsubscribePageDeps = { db: Db; unsubscribeLinks: UnsubscribeLinks };

/**
 * The page behind the unsubscribe link of every notification email. Opening it changes nothing, because mail scanners
 * follow links. A POST turns the emails off: by the page's button or a mail provider's one-click request. The signed URL
 * is the credential.
 */
export const unsubscribePage = ({ db, unsubscribeLinks }: UnsubscribePageDeps): ServerPage => ({
  path: UNSUBSCRIBE_PATH,
  show: async ({ userId = '', proof = '' }) => ((await unsubscribeLinks.verify(userId, proof)) ? FORM : INVALID),
  async submit({ userId = '', proof = '' }) {
    if (!(await unsubscribeLinks.verify(userId, proof))) return INVALID;
    await turnOffEmails(db, userId);
    return DONE;
  },
});

const INVALID = htmlPage(
  404,
  'This link isn’t valid',
  '<p>You can also change your email notifications in your <a href="/settings">settings</a>.</p>',
);
const DONE = htmlPage(
  200,
  'Email notifications are off',
  '<p>You can turn them back on in your <a href="/settings">settings</a>.</p>',
);
const FORM = htmlPage(
  200,
  'Turn off all email notifications?',
  '<p>You’ll still get account emails, such as password resets.</p><form method="post"><button>Turn off</button></form>',
);
