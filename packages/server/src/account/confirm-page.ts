import { htmlPage } from '../http/html-page.ts';
import type { ServerPage } from '../http/page.ts';
import type { Services } from '../services.ts';
import { CONFIRM_PATH, confirmEmail, isConfirmable } from './confirmation.ts';

/** The page that a confirmation link opens. GET changes nothing, because mail scanners open links; the button confirms. */
export const confirmPage = ({ db, wall }: Pick<Services, 'db' | 'wall'>): ServerPage => ({
  path: CONFIRM_PATH,
  show: async ({ token = '' }) => ((await isConfirmable(db, token, wall())) ? ASK : INVALID),
  press: async ({ token = '' }) => ((await confirmEmail(db, token, wall())) ? DONE : INVALID),
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
const ASK = htmlPage(
  200,
  'Confirm your email address?',
  '<p>Once confirmed, we can email you about your matches, ranks and achievements.</p><form method="post"><button>Confirm</button></form>',
);
