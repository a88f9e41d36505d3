import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../packages/server/src/platform/db/open.ts';
import { createLogger } from '../../packages/server/src/platform/http/log.ts';
import { isVisibleTo } from '../../packages/server/src/social/safety/hidden.ts';
import { createEmailDigestJob } from '../../packages/server/src/account/notification/email-digests.ts';
import { openTransport } from '../../packages/server/src/account/mail/transport.ts';
import { createUnsubscribeLinks } from '../../packages/server/src/account/notification/unsubscribe.ts';
import { createNotifications } from '../../packages/server/src/account/notification/create-notifications.ts';
import { openGame, OWN_ORIGIN } from '../../packages/server/src/testing/game.ts';
import { addUsers } from '../../packages/server/src/testing/rows.ts';
import { openSmtp } from '../../packages/server/src/testing/smtp.ts';

/** Measures how many email digests are sent a minute, with a SQLite file and a slow mail server. */
const MAILS = 400;
const DELAY_MS = 100;
const GOAL_PER_MINUTE = 1_200;

const dataDir = mkdtempSync(join(tmpdir(), 'bench-mail-'));
const smtp = await openSmtp({ delayMs: DELAY_MS });
const { transport, close } = openTransport(
  { smtpUrl: smtp.url, mailFrom: 'game@play.test', dataDir },
  () => OWN_ORIGIN,
  createLogger('silent'),
);
const game = await openGame({ database: await openDatabase({ databaseUrl: null, dataDir }), transport });
const users = await addUsers(game.db, MAILS);
for (const id of users) {
  const email = `${id}@example.org`;
  await game.db.updateTable('users').set({ email, email_confirmed_at: 1 }).where('id', '=', id).execute();
}
await createNotifications(
  game.db,
  users.map((userId) => ({ userId, kind: 'RANK_UP', eventKey: 'rank', message: 'You are a Master', at: game.now() })),
);

const started = performance.now();
const job = createEmailDigestJob({
  db: game.db,
  clock: game.clock,
  wall: game.now,
  mailer: game.mailer,
  unsubscribeLinks: createUnsubscribeLinks(game.db, () => OWN_ORIGIN),
  origin: () => OWN_ORIGIN,
  hiddenSince: async () => null,
  isVisibleTo,
});
await job(new AbortController().signal);
const seconds = (performance.now() - started) / 1_000;
const sent = smtp.delivered.length;
const perMinute = Math.round((sent / seconds) * 60);
console.log(`${sent} emails in ${seconds.toFixed(1)} s, ${DELAY_MS} ms each: ${perMinute} a minute`);

close();
await game.close();
await smtp.close();
rmSync(dataDir, { recursive: true });
if (sent !== MAILS || perMinute < GOAL_PER_MINUTE) throw new Error(`Fewer than ${GOAL_PER_MINUTE} a minute.`);
