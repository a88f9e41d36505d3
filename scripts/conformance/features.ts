import type { Feature } from '@machine/contract';
import type { Client } from './client.ts';
import type { Checked } from './players.ts';
import { UNKNOWN } from './rejections.ts';
import { checkBlocks } from './social.ts';

/** `matchId` is null when no match is open. */
type Check = (checked: Checked, matchId: string | null) => Promise<void>;
const HOUR_MS = 60 * 60_000;
const at = (ms: number) => new Date(ms).toISOString();

const FEATURE_CHECKS: { [Name in Feature]?: Check } = {
  SAFETY: checkBlocks,
  SLATE: checkSlate,
  SHARING: checkShares,
  REMINDERS: checkReminders,
  SPOILERS: checkHiddenResults,
};

/** Checks features that a server doesn't need to have. `ann` has picked on the match. */
export async function checkFeatures(checked: Checked, matchId: string | null): Promise<void> {
  for (const [feature, check] of Object.entries(FEATURE_CHECKS)) {
    if (!checked.report.lacksLevel(feature as Feature)) await check(checked, matchId);
  }
}

const clubsOf = async (client: Client) => String((await client.read('userClubs'))?.map(({ code }) => code).toSorted());
const pathOf = async (client: Client) => (await client.read('reminders'))?.calendarPath;
const isHiding = async (client: Client) => (await client.read('currentUser'))?.hiddenResults?.all;

async function checkSlate(checked: Checked, matchId: string | null): Promise<void> {
  const { report, visitor, ann, ben } = checked;
  const from = Date.now();
  for (const to of [from, from + 49 * HOUR_MS]) {
    await visitor.call('slate', { query: { from: at(from), to: at(to) } }, 400);
  }
  if (matchId === null) report.skip('slate', 'the server has no open match');
  else await checkPickedEntry(checked, matchId);
  const [club, other] = (await visitor.read('clubs')) ?? [];
  report.expect('clubs', club && other, 'there are fewer than two clubs');
  const follow = async (code: unknown, isFollowed: boolean, expected = 200) =>
    ann.call('followClub', { body: { club: code, isFollowed } }, expected);
  for (const code of [club?.name, other?.code]) await follow(code, true);
  await follow('No Such Club', true, 400);
  const isFollowing = (await clubsOf(ann)) === String([club?.code, other?.code].toSorted());
  report.expect('followClub', isFollowing, 'the list has not the clubs that were chosen');
  report.expect('userClubs', (await clubsOf(ben)) === '', 'a player follows the clubs of another one');
  for (const code of [club?.code, other?.name]) await follow(code, false);
  report.expect('followClub', (await clubsOf(ann)) === '', 'a club is still followed');
}

/** Checks that the period from the start of a match has its card, with the pick only for the player who made it. */
async function checkPickedEntry({ report, visitor, ann, ben }: Checked, match: string): Promise<void> {
  const card = await visitor.read('randomPrediction', { query: { match } });
  const start = Date.parse(card?.match?.startTime ?? '') || 0;
  const query = { from: at(start), to: at(start + HOUR_MS) };
  for (const client of [visitor, ann, ben]) {
    const entry = (await client.read('slate', { query }))?.entries.find((row) => row.match.id === match);
    report.expect('slate', entry, 'a match that starts with the period is missing');
    const expected = client === ann ? 'AGREE' : null;
    const isRight = entry === undefined || entry.userPick === expected;
    report.expect('slate', isRight, `${client.who} sees the pick ${entry?.userPick} instead of ${expected}`);
  }
}

/** A new player has nothing settled, so only what can't be shared is checked. */
async function checkShares({ report, ann }: Checked, matchId: string | null): Promise<void> {
  const open = { kind: 'PICK', matchId: matchId ?? UNKNOWN };
  for (const body of [open, { kind: 'WEEK' }, { kind: 'EDGE' }]) await ann.call('createShare', { body }, 404);
  const found = await ann.read('shares');
  report.expect('shares', found?.shares.length === 0, 'a player who has shared nothing has shares');
}

async function checkReminders({ report, ann, ben }: Checked): Promise<void> {
  await ann.call('updateReminders', { body: { digestHour: 7, timeZone: 'Europe/Vienna' } });
  await ann.call('updateReminders', { body: { timeZone: 'Nowhere/City' } }, 400);
  const settings = await ann.read('reminders');
  const isStored = settings?.digestHour === 7 && settings.timeZone === 'Europe/Vienna';
  report.expect('updateReminders', isStored, 'the changed settings are not stored');
  const renew = async () => (await ann.call('createCalendarAddress', {}, 201)).data?.calendarPath;
  const [first, second] = [await renew(), await renew()];
  report.expect('createCalendarAddress', first !== second, 'a new address is the same as the earlier one');
  report.expect('reminders', (await pathOf(ann)) === second, "the settings have not the calendar's newest address");
  report.expect('reminders', (await pathOf(ben)) === null, 'a player has an address that they have not asked for');
  await ann.call('revokeCalendarAddress');
  report.expect('revokeCalendarAddress', (await pathOf(ann)) === null, 'the address is kept');
  const [own, other] = [await ann.read('pushKey'), await ben.read('pushKey')];
  report.expect('pushKey', own?.key === other?.key, 'players get different keys');
  for (const endpoint of ['http://127.0.0.1/push', 'https://localhost/push']) {
    const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
    await ann.call('subscribeToPush', { body: { endpoint, keys } }, 400);
  }
  await ann.call('unsubscribeFromPush', { params: { id: UNKNOWN } });
}

async function checkHiddenResults({ report, ann, ben }: Checked): Promise<void> {
  const hide = async (all: boolean, clubs: string[] = [], expected = 200) =>
    ann.call('hideResults', { body: { all, clubs } }, expected);
  await hide(false, ['NO SUCH'], 400);
  await hide(true);
  report.expect('hideResults', (await isHiding(ann)) === true, 'the choice is not stored');
  report.expect('currentUser', (await isHiding(ben)) === false, "a player has another one's choice");
  await ann.call('showResult', { body: { matchId: UNKNOWN } }, 400);
  await ann.call('showResult', { body: { matchId: null } });
  await hide(false);
  report.expect('hideResults', (await isHiding(ann)) === false, 'results are still hidden');
}
