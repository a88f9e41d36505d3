import { expect, it } from 'vitest';
import { fakeFeed, fakeMatch } from '../../testing/fake-data-source.ts';
import { KICK_OFF, openGame } from '../../testing/game.ts';
import { selectFrom } from '../../testing/queries.ts';
import { addMatch, addPick, addUsers } from '../../testing/rows.ts';
import { DAY_MS } from '../../platform/clock/time.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { createMovedMatchNotifier } from './moved-match.ts';

const START = KICK_OFF + 2 * DAY_MS;

it('notifies each user who picked a moved match once', async () => {
  const { db } = await openGame();
  const [picker = ''] = await addUsers(db, 2);
  await addMatch(db, 'moved', START, { status: 'VOID' });
  await addMatch(db, 'void', START, { status: 'VOID' });
  for (const matchId of ['moved', 'void']) await addPick(db, { userId: picker, matchId });

  const movedTo = fakeMatch('later', Date.UTC(2027, 0, 14, 20));
  const feed = fakeFeed([fakeMatch('moved', START, { status: 'VOID' }), fakeMatch('void', START, { status: 'VOID' })]);
  feed.movedTo = (id) => (id === 'moved' ? movedTo : undefined);
  const notified: string[] = [];
  const notifier = () => {
    const step = createMovedMatchNotifier({ db, feed });
    return async (at: number) => {
      await step(at);
      await runJobs(db, (userIds) => notified.push(...userIds));
    };
  };
  const notifyMoved = notifier();
  await notifyMoved(KICK_OFF);
  await notifyMoved(KICK_OFF + 1);
  // After a restart, or in another process.
  await notifier()(KICK_OFF + 2);
  expect(notified).toEqual([picker]);
  expect(await selectFrom(db, 'notifications', ['user_id', 'message', 'target_kind', 'target_id'], {})).toEqual([
    {
      user_id: picker,
      message: "Los Angeles Lakers vs Phoenix Suns was moved to Thursday, January 14: your pick doesn't count",
      target_kind: 'MATCH',
      target_id: 'moved',
    },
  ]);
});
