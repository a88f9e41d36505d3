import { htmlPage, type ServerPage } from '../../platform/http/server-page.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { CONFIRM_PATH, confirmEmail, isConfirmationValid } from './confirmation.ts';

/** The page that a confirmation link opens. Opening it changes nothing, because mail scanners follow links. */
export const confirmPage = ({ db, wall }: { db: Db; wall: () => Instant }): ServerPage => ({
  path: CONFIRM_PATH,
  show: async ({ token = '' }) => ((await isConfirmationValid(db, token, wall())) ? FORM : INVALID),
  submit: async ({ token = '' }) => ((await confirmEmail(db, token, wall())) ? DONE : INVALID),
});

const INVALID = htmlPage(
  404,
  'This link has expired or was already used',
  '<p>If you still need to confirm your email address, you can request a new link in your <a href="/settings">settings</a>.</p>',
);
const DONE = htmlPage(
  200,
  'Your email address is confirmed',
  '<p>You can choose which emails you get in your <a href="/settings">settings</a>.</p>',
);
const FORM = htmlPage(
  200,
  'Confirm your email address?',
  '<p>Once confirmed, we can email you about your matches, ranks and achievements.</p><form method="post"><button>Confirm</button></form>',
);
