import type { PushKind } from '../platform/db/tables-reminder.ts';
import { DAY_MS } from '../platform/clock/time.ts';
import { createPushJob } from '../account/push/push-job.ts';
import { type NewPush, queuePushes } from '../account/push/queue-pushes.ts';
import { type Game, openGame } from './game.ts';
import { createTestPushClient, subscribe } from './pushes.ts';
import { signUpUser } from './test-users.ts';

/** Opens a game with a player who gets push notifications in one browser and is in UTC. */
export async function openPushGame() {
  const client = createTestPushClient();
  const game: Game = await openGame({ pushClient: client });
  const ada = await signUpUser(game, 'ada');
  const subscriptionId = await subscribe(ada, { timeZone: 'UTC' });
  const newJob = () => createPushJob({ db: game.db, wall: game.now, pushClient: client });
  const runJob = newJob();

  function queue(kind: PushKind, eventKey: string, changes: Partial<NewPush> = {}) {
    const message = { title: 'Hello', body: 'Ada', path: '/' };
    const push = { userId: ada.id, kind, eventKey, message, expiresAt: game.now() + DAY_MS, ...changes };
    return game.db.transaction().execute((transaction) => queuePushes(transaction, [push], game.now()));
  }
  /** Sends what is due. */
  const send = () => runJob(new AbortController().signal);
  const tags = () => client.sent.map(({ message }) => message.tag);
  return { game, client, ada, subscriptionId, queue, send, tags, newJob };
}
