import { type DmMessage, type DmThread, HIDDEN_PLAYER, type Notification } from '@machine/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { gradeDue } from '../../game/grading/grade.ts';
import { gameWeekOf, gameWeekStart } from '../../platform/clock/game-day.ts';
import { DAY_MS, HOUR_MS, WEEK_MS } from '../../platform/clock/time.ts';
import { detailsFor, join, openLeague } from '../../testing/friend-leagues.ts';
import { gameBeforeEach, KICK_OFF } from '../../testing/game.ts';
import { selectFrom, updateTable } from '../../testing/queries.ts';
import { addMatch, addPick } from '../../testing/rows.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { signUpUser, type TestUser, userBeforeEach } from '../../testing/test-users.ts';
import { endLeagueWeek } from './end-week.ts';
import { openedBeforeEach } from '../../testing/after-test.ts';

const MONDAY = gameWeekStart(gameWeekOf(KICK_OFF) + 1);

const game = gameBeforeEach();
const [ada, bob, cem] = [userBeforeEach(game, 'ada'), userBeforeEach(game, 'bob'), userBeforeEach(game, 'cem')];
const league = openedBeforeEach(() => openLeague(ada, 'The office'));
beforeEach(async () => {
  for (const user of [bob, cem]) await join(user, league.code);
});

/** A final match of the week, of which the Machine says home with 60 %: agreeing pays 2 stars, disagreeing 3. */
async function play(
  id: string,
  isMachineRight: boolean,
  { agree = [], disagree = [] }: { agree?: TestUser[]; disagree?: TestUser[] },
  startTime = KICK_OFF + HOUR_MS,
) {
  const probabilities = { home: 60, draw: 0, away: 40 };
  const result = { status: 'FINAL' as const, score_home: isMachineRight ? 9 : 1, score_away: 5, probabilities };
  await addMatch(game.db, id, startTime, result);
  const pick = { matchId: id, at: KICK_OFF };
  for (const { id: userId } of agree) await addPick(game.db, { ...pick, userId, choice: 'AGREE' });
  for (const { id: userId } of disagree) await addPick(game.db, { ...pick, userId, choice: 'DISAGREE' });
}

/** What the leader does at a time. */
async function leadAt(at: number) {
  game.setTime(at);
  await gradeDue(game.db, at);
  await endLeagueWeek(game.db, at);
  await runJobs(game.db);
}

async function linesFor(user: TestUser): Promise<string[]> {
  const { threadId } = await detailsFor(user, league.id);
  const messages = (await user.get(`/api/dm-threads/${threadId}/messages`)).body as DmMessage[];
  return messages.filter(({ kind }) => kind === 'SYSTEM').map(({ text }) => text);
}
const noticesFor = async (user: TestUser) =>
  ((await user.get('/api/notifications')).body as Notification[])
    .filter(({ target }) => target?.kind === 'LEAGUE')
    .map(({ message }) => message);

describe('the end of a week', () => {
  it('is one line in the chat and one notice for each member, however often it is looked at', async () => {
    await play('beaten', false, { agree: [bob], disagree: [ada] });
    await play('right', true, { disagree: [bob] });
    await leadAt(MONDAY - 1);
    expect([await linesFor(ada), await noticesFor(ada)]).toEqual([[], []]);
    await leadAt(MONDAY);
    const line = 'Week of Nov 16: ada won with 3 stars. Lost to the Machine: bob.';
    const expectOnce = async () => {
      for (const user of [ada, bob, cem]) expect(await linesFor(user)).toEqual([line]);
      expect(await noticesFor(ada)).toEqual(['The office: you won the week with 3 stars. You 3, the Machine 0.']);
      expect(await noticesFor(bob)).toEqual(['The office: ada won the week with 3 stars. You 0, the Machine 2.']);
      // Has no picks.
      expect(await noticesFor(cem)).toEqual(['The office: ada won the week with 3 stars.']);
      expect(await selectFrom(game.db, 'dm_threads', ['last_at'])).toEqual([{ last_at: MONDAY }]);
    };
    await expectOnce();
    const [thread] = (await cem.get('/api/dm-threads')).body as DmThread[];
    expect(thread?.lastMessage).toEqual({ text: line, createdAt: new Date(MONDAY).toISOString() });
    // A correction, a process that didn't see the mark of the first one, and the next day.
    await updateTable(game.db, 'matches', { score_home: 9 }, { id: 'beaten' });
    await leadAt(MONDAY + HOUR_MS);
    await game.db.deleteFrom('key_value').where('name', '=', 'league week').execute();
    await Promise.all([leadAt(MONDAY + DAY_MS), endLeagueWeek(game.db, MONDAY + DAY_MS)]);
    await expectOnce();
  });

  it('names everyone who shares it, and whom an account no longer has', async () => {
    await play('m', false, { disagree: [ada, bob] });
    await leadAt(MONDAY);
    expect(await linesFor(cem)).toEqual(['Week of Nov 16: ada and bob won with 3 stars each.']);
    expect(await noticesFor(cem)).toEqual(['The office: ada and bob won the week with 3 stars each.']);
    await ada.delete('/api/user/account');
    expect(await linesFor(cem)).toEqual(['Week of Nov 16: Deleted user and bob won with 3 stars each.']);
    expect(await noticesFor(cem)).toEqual([]);
  });

  it('is one notice for a member of several leagues, about one that they won', async () => {
    const others = [await openLeague(bob, 'Family'), await openLeague(cem, 'Club')];
    for (const { code } of others) await join(ada, code);
    await play('m', false, { disagree: [ada, cem] });
    await play('n', true, { agree: [cem] });
    await leadAt(MONDAY);
    expect(await noticesFor(ada)).toEqual([
      'Family: you won the week with 3 stars. You 3, the Machine 0. See your other leagues, too.',
    ]);
    expect(await noticesFor(bob)).toHaveLength(1);
  });

  it('says nothing where nobody played, and who lost where nobody earned stars', async () => {
    await openLeague(await signUpUser(game, 'dan'), 'Quiet');
    await play('m', true, { disagree: [bob] });
    await leadAt(MONDAY);
    expect(await linesFor(ada)).toEqual(['Week of Nov 16: nobody earned stars. Lost to the Machine: bob.']);
    expect(await selectFrom(game.db, 'league_week_lines', ['league_id'])).toEqual([{ league_id: league.id }]);
  });

  it('waits for a match that is still played, but not forever', async () => {
    await play('m', false, { disagree: [ada] });
    await addMatch(game.db, 'late', MONDAY - HOUR_MS, { status: 'LIVE' });
    await leadAt(MONDAY);
    expect(await linesFor(ada)).toEqual([]);
    await leadAt(MONDAY + 6 * HOUR_MS);
    expect(await linesFor(ada)).toHaveLength(1);
  });

  it('is told later by a server that was down, and only of the newest week', async () => {
    await play('m', false, { disagree: [ada] });
    await play('next', false, { disagree: [bob] }, KICK_OFF + WEEK_MS);
    await leadAt(MONDAY + WEEK_MS + 2 * DAY_MS);
    expect(await selectFrom(game.db, 'league_week_lines', ['week'])).toEqual([{ week: gameWeekOf(MONDAY) }]);
  });

  it('tells no result to a member who hides them, and no name to one who blocked it', async () => {
    await play('m', false, { agree: [bob, cem], disagree: [ada] });
    await bob.post('/api/user/hidden-results', { all: true, clubs: [] });
    await cem.post(`/api/blocks/${ada.id}`);
    await leadAt(MONDAY);
    expect(await linesFor(bob)).toEqual(['Week of Nov 16 is over.']);
    expect(await noticesFor(bob)).toEqual(['The office: the week is over.']);
    expect(await linesFor(cem)).toEqual([`Week of Nov 16: ${HIDDEN_PLAYER} won with 3 stars.`]);
    const notice = `The office: ${HIDDEN_PLAYER} won the week with 3 stars. You 0, the Machine 0.`;
    expect(await noticesFor(cem)).toEqual([notice]);
    await bob.post('/api/results/show', { matchId: null });
    expect(await linesFor(bob)).toEqual(['Week of Nov 16: ada won with 3 stars.']);
  });
});
