import type { ServerPage } from '../http/page.ts';
import { htmlPage } from '../http/html-page.ts';
import type { Services } from '../services.ts';
import { STOP_PATH, stopMails } from './stop.ts';

/**
 * The unsubscribe page at the end of every notification email. GET changes nothing, because mail scanners open links;
 * POST turns the emails off, from the page's button or as a mail provider's one-click request. The signed link is the
 * credential.
 */
export const stopPage = ({ db, stopLinks }: Pick<Services, 'db' | 'stopLinks'>): ServerPage => ({
  path: STOP_PATH,
  show: async ({ userId = '', proof = '' }) => ((await stopLinks.isFor(userId, proof)) ? ASK : UNKNOWN),
  async press({ userId = '', proof = '' }) {
    if (!(await stopLinks.isFor(userId, proof))) return UNKNOWN;
    await stopMails(db, userId);
    return DONE;
  },
});

const UNKNOWN = htmlPage(
  404,
  'This link isn’t valid',
  '<p>You can also change your email notifications in your <a href="/settings">settings</a>.</p>',
);
const DONE = htmlPage(
  200,
  'Email notifications are off',
  '<p>You can turn them back on in your <a href="/settings">settings</a>.</p>',
);
const ASK = htmlPage(
  200,
  'Turn off all email notifications?',
  '<p>Account emails, such as password resets, will still reach you.</p><form method="post"><button>Turn off</button></form>',
);
