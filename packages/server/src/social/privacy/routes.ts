import { endpoints } from '@machine/contract';
import type { DeletionVersion } from '../../account/auth/deletion-version.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import type { RouteDeps } from '../../platform/module.ts';
import type { Sessions } from '../../platform/session/session.ts';
import type { Mailer } from '../../account/mail/mailer.ts';
import { deleteAccount } from './delete.ts';
import { exportAsJson, exportAsZip } from './export.ts';
import { deletionMail } from './restore-page.ts';

export type PrivacyDeps = Pick<RouteDeps, 'db' | 'clock' | 'wall'> & {
  sessions: Sessions;
  deletions: DeletionVersion;
  mailer: Mailer;
  /** The public origin, for links in emails. */
  origin: () => string;
};

export const privacyRoutes = ({ db, clock, wall, sessions, deletions, mailer, origin }: PrivacyDeps): Route[] => [
  handle(endpoints.deleteAccount, async ({ request, userId }) => {
    const deleted = await deleteAccount(db, userId, wall(), clock.now());
    deletions.forget();
    // Not limited by recipient: others could use that up first.
    if (deleted !== null) mailer.sendInBackground(deletionMail(deleted, origin()));
    return { body: {}, headers: await sessions.end(request) };
  }),

  handle(endpoints.exportData, async ({ query, userId }) => {
    if (query?.format !== 'csv') return { stream: await exportAsJson(db, userId, wall()) };
    const day = new Date(wall()).toISOString().slice(0, 10);
    return { download: await exportAsZip(db, userId, wall()), fileName: `beat-the-machine-${day}.zip` };
  }),
];
