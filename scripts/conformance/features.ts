import type { Feature } from '@machine/contract';
import type { Client, Run } from './client.ts';
import type { Account } from './players.ts';

type Checked = Run & {
  visitor: Client;
  ann: Account;
  ben: Account;
  /** Null when no match is open. */ matchId: string | null;
};
const UNKNOWN = { id: 'no-such-id' };
const HOUR_MS = 60 * 60_000;

const FEATURE_CHECKS: { [Name in Feature]?: (checked: Checked) => Promise<void> } = {
  SLATE: checkSlate,
  SHARING: checkShares,
  REMINDERS: checkReminders,
  SPOILERS: checkHiddenResults,
};

/** Checks features that a server doesn't need to have. `ann` has picked on the match. */
export async function checkFeatures(
  run: Run,
  matchId: string | null,
  [visitor, ann, ben]: readonly [Client, Account, Account],
): Promise<void> {
  const features = (await visitor.call('gameInfo', {}, [200, 404])).data?.features ?? [];
  for (const [feature, check] of Object.entries(FEATURE_CHECKS)) {
    if (features.includes(feature as Feature)) await check({ ...run, visitor, ann, ben, matchId });
  }
}

const codes = async (client: Client) => ((await client.call('userClubs', {}, 200)).data ?? []).map(({ code }) => code);
const settingsOf = async (client: Client) => (await client.call('reminders', {}, 200)).data;
const isHiding = async (client: Client) => (await client.call('currentUser', {}, 200)).data?.hiddenResults?.all;

async function checkSlate(checked: Checked): Promise<void> {
  const { report, visitor, ann, ben, matchId } = checked;
  const from = new Date().toISOString();
  const late = new Date(Date.parse(from) + 49 * HOUR_MS).toISOString();
  const invalid: Record<string, string>[] = [
    { from, to: from },
    { from, to: late },
  ];
  for (const query of invalid) {
    await visitor.call('slate', { query }, 400);
  }
  if (matchId === null) report.skip('slate', 'the server has no open match');
  else await checkPickedEntry(checked, matchId);
  const [club, other] = (await visitor.call('clubs', {}, 200)).data ?? [];
  report.expect('clubs', club && other, 'there are fewer than two clubs');
  const follow = async (code: unknown, isFollowed: boolean, expected: number) =>
    ann.call('followClub', { body: { club: code, isFollowed } }, expected);
  for (const code of [club?.name, other?.code]) await follow(code, true, 200);
  await follow('No Such Club', true, 400);
  const isFollowing = String((await codes(ann)).toSorted()) === String([club?.code, other?.code].toSorted());
  report.expect('followClub', isFollowing, 'the list has not the clubs that were chosen');
  report.expect('userClubs', (await codes(ben)).length === 0, 'a player follows the clubs of another one');
  for (const code of [club?.code, other?.name]) await follow(code, false, 200);
  report.expect('followClub', (await codes(ann)).length === 0, 'a club is still followed');
}

/** Checks that the period from the start of a match has its card, with the pick only for the player who made it. */
async function checkPickedEntry({ report, visitor, ann, ben }: Checked, match: string): Promise<void> {
  const { data: card } = await visitor.call('randomPrediction', { query: { match } }, 200);
  const start = Date.parse(card?.match?.startTime ?? '') || 0;
  const query = { from: new Date(start).toISOString(), to: new Date(start + HOUR_MS).toISOString() };
  for (const client of [visitor, ann, ben]) {
    const entries = (await client.call('slate', { query }, 200)).data?.entries ?? [];
    const entry = entries.find((row) => row.match.id === match);
    report.expect('slate', entry, 'a match that starts with the period is missing');
    const expected = client === ann ? 'AGREE' : null;
    const isRight = entry === undefined || entry.userPick === expected;
    report.expect('slate', isRight, `${client.who} sees the pick ${entry?.userPick} instead of ${expected}`);
  }
}

/** A new player has nothing settled, so only what can't be shared is checked. */
async function checkShares({ report, ann, matchId }: Checked): Promise<void> {
  const open = { kind: 'PICK', matchId: matchId ?? UNKNOWN.id };
  for (const body of [open, { kind: 'WEEK' }, { kind: 'EDGE' }]) await ann.call('createShare', { body }, 404);
  const found = (await ann.call('shares', {}, 200)).data;
  report.expect('shares', found?.shares.length === 0, 'a player who has shared nothing has shares');
}

async function checkReminders({ report, ann, ben }: Checked): Promise<void> {
  await ann.call('updateReminders', { body: { digestHour: 7, timeZone: 'Europe/Vienna' } }, 200);
  await ann.call('updateReminders', { body: { timeZone: 'Nowhere/City' } }, 400);
  const settings = await settingsOf(ann);
  const isStored = settings?.digestHour === 7 && settings.timeZone === 'Europe/Vienna';
  report.expect('updateReminders', isStored, 'the changed settings are not stored');
  const renew = async () => (await ann.call('createCalendarAddress', {}, 201)).data?.calendarPath;
  const [first, second] = [await renew(), await renew()];
  report.expect('createCalendarAddress', first !== second, 'a new address is the same as the earlier one');
  const paths = [(await settingsOf(ann))?.calendarPath, (await settingsOf(ben))?.calendarPath];
  report.expect('reminders', paths[0] === second, "the settings have not the calendar's newest address");
  report.expect('reminders', paths[1] === null, 'a player has an address that they have not asked for');
  await ann.call('revokeCalendarAddress', {}, 200);
  report.expect('revokeCalendarAddress', (await settingsOf(ann))?.calendarPath === null, 'the address is kept');
  const key = (await ann.call('pushKey', {}, 200)).data?.key;
  report.expect('pushKey', (await ben.call('pushKey', {}, 200)).data?.key === key, 'players get different keys');
  for (const endpoint of ['http://127.0.0.1/push', 'https://localhost/push']) {
    const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
    await ann.call('subscribeToPush', { body: { endpoint, keys } }, 400);
  }
  await ann.call('unsubscribeFromPush', { params: UNKNOWN }, 200);
}

async function checkHiddenResults({ report, ann, ben }: Checked): Promise<void> {
  const hide = async (all: unknown, clubs: unknown, expected: number) =>
    ann.call('hideResults', { body: { all, clubs } }, expected);
  await hide(false, ['NO SUCH'], 400);
  await hide(true, [], 200);
  report.expect('hideResults', (await isHiding(ann)) === true, 'the choice is not stored');
  report.expect('currentUser', (await isHiding(ben)) === false, "a player has another one's choice");
  await ann.call('showResult', { body: { matchId: UNKNOWN.id } }, 400);
  await ann.call('showResult', { body: { matchId: null } }, 200);
  await hide(false, [], 200);
  report.expect('hideResults', (await isHiding(ann)) === false, 'results are still hidden');
}
