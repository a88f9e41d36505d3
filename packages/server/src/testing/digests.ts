import { createNotifications, type NewNotification } from '../account/notification/create-notifications.ts';
import type { Mail } from '../account/mail/mail.ts';
import { openGame } from './game.ts';
import { createTestTimers } from './test-timers.ts';
import { signUpUser } from './test-users.ts';

/** The first end of a game day after `KICK_OFF`. */
export const MORNING = Date.UTC(2026, 10, 21, 10);

export type Digests = Awaited<ReturnType<typeof openDigests>>;

/** Opens a game whose jobs run when the test advances the time. `transport` replaces the one that stores emails. */
export async function openDigests(options: { transport?: (mail: Mail) => Promise<void> } = {}) {
  const timers = createTestTimers();
  const game = await openGame({ timers, ...options });
  game.jobs.start();
  await game.jobs.settled();

  /** Notifies a user, of a rank if nothing else is given. */
  const notify = (notification: Partial<NewNotification> & Pick<NewNotification, 'userId'>) => {
    const rank = { kind: 'RANK_UP', eventKey: 'rank:MASTER', message: 'You are a Master', at: game.now() } as const;
    return createNotifications(game.db, [{ ...rank, ...notification }]);
  };

  /** Adds users with one notification each; returns their addresses. */
  async function notifyMany(count: number): Promise<string[]> {
    const addresses = [];
    for (let index = 0; index < count; index += 1) {
      const name = `user_${index}`;
      const { id: userId } = await signUpUser(game, name);
      await notify({ userId });
      addresses.push(`${name}@example.org`);
    }
    return addresses.toSorted();
  }

  /** Runs the job whenever it falls due within these seconds. */
  async function runFor(seconds = 5): Promise<void> {
    for (let passed = 0; passed < seconds; passed += 5) {
      timers.advance(5_000);
      await game.jobs.settled();
    }
  }
  async function runAt(time: number): Promise<void> {
    game.setTime(time);
    await runFor();
  }
  return { game, timers, notify, notifyMany, runFor, runAt };
}
