import type { ServerPage } from '../../platform/http/server-page.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { CONFIRM_PATH, confirmEmail, isConfirmationValid } from './confirmation.ts';

export const confirmPage = ({ db, wall }: { db: Db; wall: () => Instant }): ServerPage => ({
  path: CONFIRM_PATH,
  isValid: ({ token = '' }) => isConfirmationValid(db, token, wall()),
  submit: ({ token = '' }) => confirmEmail(db, token, wall()),
  form: {
    title: 'Confirm your email address?',
    content: '<p>Once confirmed, we can email you about your matches, ranks and achievements.</p>',
    button: 'Confirm',
  },
  done: {
    title: 'Your email address is confirmed',
    content: '<p>You can choose which emails you get in your <a href="/settings">settings</a>.</p>',
  },
  invalid: {
    title: 'This link has expired or was already used',
    content:
      '<p>If you still need to confirm your email address, you can request a new link in your <a href="/settings">settings</a>.</p>',
  },
});
