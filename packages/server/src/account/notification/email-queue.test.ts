import { expect, it } from 'vitest';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { failingAfter } from '../../testing/failing.ts';
import { KICK_OFF, openGame } from '../../testing/game.ts';
import { samples } from '../../testing/metric-samples.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { signUpUser } from '../../testing/test-users.ts';
import { addEmailQueueMetrics } from './email-queue.ts';
import { updateTable } from '../../testing/queries.ts';

it('reports the due emails, the age of the oldest, and the sent emails', async () => {
  const metrics = createMetrics();
  const game = await openGame({ metrics });
  const queue = () => samples(metrics, 'email_');
  expect(await queue()).toEqual(['email_queue_length 0', 'email_oldest_due_age_seconds 0']);
  for (const due of [KICK_OFF - 90_000, KICK_OFF, KICK_OFF + 1, null]) {
    const { id } = await signUpUser(game);
    await updateTable(game.db, 'users', { digest_due_at: due }, { id });
  }
  expect(await queue()).toEqual(['email_queue_length 2', 'email_oldest_due_age_seconds 90']);
  await game.settled();
  expect(await samples(metrics, 'emails_total'), 'the confirmation emails').toEqual(['emails_total{outcome="sent"} 4']);
  await game.mailer.send({ id: 'x', to: 'a@example.org', subject: 'S', text: 'T' });
  expect(await samples(metrics, 'emails_total')).toEqual(['emails_total{outcome="sent"} 5']);
});

it('counts an email that the mail server rejects', async () => {
  const metrics = createMetrics();
  const game = await openGame({ metrics, transport: () => Promise.reject(new Error('rejected')) });
  await game.mailer.send({ id: 'x', to: 'a@example.org', subject: 'S', text: 'T' });
  expect(await samples(metrics, 'emails_total')).toEqual(['emails_total{outcome="failed"} 1']);
});

it('reports an unknown queue while the database is unavailable', async () => {
  const metrics = createMetrics();
  const database = await openTestDatabase();
  addEmailQueueMetrics(metrics.registry, failingAfter(database.db, 0), () => KICK_OFF);
  expect(await samples(metrics, 'email_')).toEqual(['email_queue_length Nan', 'email_oldest_due_age_seconds Nan']);
});
