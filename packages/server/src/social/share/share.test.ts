import { endpoints, parseResponse, type Share } from '@machine/contract';
import { expect, it, vi } from 'vitest';
import { gameBeforeEach, KICK_OFF } from '../../testing/game.ts';
import { insertInto, updateTable } from '../../testing/queries.ts';
import { addMatch } from '../../testing/rows.ts';
import { addGraded, type TestUser, userBeforeEach } from '../../testing/test-users.ts';
import { DAY_MS, HOUR_MS, toIso } from '../../platform/clock/time.ts';
import type { DrawPicture } from './picture/picture-drawer.ts';
import { sharePictures } from './pictures.ts';
import { describeShare } from './share-page.ts';

// The first picture starts a thread.
const game = gameBeforeEach({ deadlineMs: 60_000 });
const [ada, bob] = [userBeforeEach(game, 'ada'), userBeforeEach(game, 'bob')];

type Settled = { at?: number; choice?: 'AGREE' | 'DISAGREE'; isRight?: boolean; probability?: number };

/** Adds a settled pick of Ada's on a match that ended 98 : 104. */
async function addSettled(
  id: string,
  { at = KICK_OFF - HOUR_MS, choice = 'DISAGREE', isRight = true, ...rest }: Settled = {},
) {
  const score = { score_home: 98, score_away: 104 };
  await addMatch(game.db, id, at, { status: 'FINAL', ...score, probabilities: { home: 60, draw: 0, away: 40 } });
  const grade = { status: 'FINAL', outcome: 'AWAY', machine_correct: 0, graded_at: at + HOUR_MS } as const;
  await insertInto(game.db, 'grades', { match_id: id, start_time: at, ...score, ...grade });
  await addGraded(game.db, { userId: ada.id, matchId: id, choice, isRight, startTime: at, ...rest });
}

const create = async (body: object, person = ada) => person.post('/api/shares', body);
const idOf = async (body: object) => ((await create(body)).body as { id: string }).id;
const shareOver = async () => (await addSettled('over'), idOf({ kind: 'PICK', matchId: 'over' }));
const read = async (id: string): Promise<Share> =>
  parseResponse(endpoints.share, (await game.visitor().get(`/api/shares/${id}`)).body);
const picture = async (id: string, headers: HeadersInit = {}) => game.app.request(`/s/${id}.png`, { headers });
const bytesOf = async (id: string) => Buffer.from(await (await picture(id)).arrayBuffer()).toString('base64');

it('shows a shared pick to everyone, and is in the export of its owner', async () => {
  await addSettled('over');
  const response = await create({ kind: 'PICK', matchId: 'over' });
  const { id, path } = response.body as { id: string; path: string };
  expect([response.status, path]).toEqual([201, `/s/${id}`]);
  const exported = { id, kind: 'PICK', path, matchId: 'over', week: null, hidesResult: false };
  expect((await ada.get('/api/user/export-data')).body).toMatchObject({ shares: [exported] });
  expect((await bob.get('/api/user/export-data')).body).toMatchObject({ shares: [] });
  const share = { kind: 'PICK', path, username: 'ada', hidesResult: false, week: null, edge: null };
  expect(await read(id)).toMatchObject({
    ...share,
    pick: { matchId: 'over', choice: 'DISAGREE', stake: 3, scoreHome: 98, scoreAway: 104, wasCorrect: true, stars: 1 },
  });
});

it('shares the same thing once, with and without its result', async () => {
  await addSettled('over');
  const first = await create({ kind: 'PICK', matchId: 'over' });
  const again = await create({ kind: 'PICK', matchId: 'over', hidesResult: false });
  const hidden = await create({ kind: 'PICK', matchId: 'over', hidesResult: true });
  expect([first.status, again.status, hidden.status]).toEqual([201, 200, 201]);
  expect(again.body).toEqual(first.body);
  expect(hidden.body).not.toEqual(first.body);
  await create({ kind: 'WEEK' });
  const { shares } = await pageOf(ada);
  const pick = { kind: 'PICK', matchId: 'over', week: null, homeTeam: 'Los Angeles Lakers', awayTeam: 'Phoenix Suns' };
  expect(shares.filter(({ kind }) => kind === 'PICK')).toMatchObject([pick, pick]);
  expect(shares.find(({ kind }) => kind === 'WEEK')).not.toHaveProperty('homeTeam');
  expect(await pageOf(bob)).toEqual({ shares: [], next: null });
});

const pageOf = async (person: TestUser, cursor = '') =>
  parseResponse(endpoints.shares, (await person.get(`/api/shares${cursor && `?cursor=${cursor}`}`)).body);

it('lists all shares page by page, newest first, also if one is stopped meanwhile', async () => {
  const share = { user_id: ada.id, kind: 'PICK', hides_result: 0, selection: '[]' } as const;
  const rows = Array.from({ length: 401 }, (_, index) => ({
    ...share,
    id: `s-${String(index).padStart(3, '0')}`,
    subject: `m-${index}`,
    // Two each at the same time.
    created_at: KICK_OFF + Math.floor(index / 2),
  }));
  await insertInto(game.db, 'shares', rows);
  const first = await pageOf(ada);
  await ada.delete(`/api/shares/${first.shares.at(-1)?.id}`);
  const second = await pageOf(ada, first.next ?? '');
  const third = await pageOf(ada, second.next ?? '');
  expect(third.next).toBeNull();
  const listed = [first, second, third].flatMap(({ shares }) => shares.map(({ id }) => id));
  expect(listed).toEqual(rows.map(({ id }) => id).toReversed());
  expect((await ada.get('/api/shares?cursor=1')).status).toBe(400);
});

it('says nothing of a hidden result', async () => {
  await addSettled('over');
  const pick = { scoreHome: null, scoreAway: null, wasCorrect: null, stars: null };
  const week = { pickCount: 1, correctCount: null, beatenCount: null, stars: null, picks: [{ wasCorrect: null }] };
  for (const [body, hidden] of [
    [{ kind: 'PICK', matchId: 'over' }, { pick }],
    [{ kind: 'WEEK' }, { week }],
  ] as const) {
    const id = await idOf({ ...body, hidesResult: true });
    expect(await read(id)).toMatchObject({ hidesResult: true, ...hidden });
    expect((await game.visitor().get(`/api/shares/${id}`)).text).not.toMatch(/\b(?:98|104|true,"stars|AWAY)\b/);
  }
});

it.each([
  ['a match without a pick', { kind: 'PICK', matchId: 'other' }, 404],
  ['an open match', { kind: 'PICK', matchId: 'open' }, 404],
  ['an unknown match', { kind: 'PICK', matchId: "' or 1=1" }, 404],
  ['a PICK without a match', { kind: 'PICK' }, 404],
  ['a week without results', { kind: 'WEEK', week: '2020-01-01T00:00:00Z' }, 404],
  ['an edge of too few disagreements', { kind: 'EDGE' }, 404],
  ['a week that is no time', { kind: 'WEEK', week: 'today' }, 400],
])('does not share %s', async (_, body, status) => {
  await addMatch(game.db, 'open', KICK_OFF + HOUR_MS);
  await ada.post('/api/picks', { matchId: 'open', choice: 'AGREE' });
  await addSettled('over');
  expect((await create(body)).status).toBe(status);
  expect((await create({ kind: 'PICK', matchId: 'over' }, bob)).status).toBe(404);
});

it('shares a week as it was settled then, until its owner shares it again', async () => {
  await addSettled('first');
  const id = await idOf({ kind: 'WEEK' });
  await addSettled('second', { at: KICK_OFF - 2 * HOUR_MS, isRight: false, choice: 'AGREE' });
  await addSettled('earlier', { at: KICK_OFF - 8 * DAY_MS });
  expect((await read(id)).week).toMatchObject({ pickCount: 1, correctCount: 1, beatenCount: 1, stars: 1 });
  expect(await idOf({ kind: 'WEEK', week: toIso(KICK_OFF) })).toBe(id);
  expect((await read(id)).week).toMatchObject({ pickCount: 2, disagreementCount: 1, correctCount: 1, beatenCount: 1 });
});

it('shares an edge as of its last match', async () => {
  for (let day = 1; day <= 20; day += 1) await addSettled(`m${day}`, { at: KICK_OFF - day * DAY_MS, probability: 0.6 });
  const id = await idOf({ kind: 'EDGE' });
  await addSettled('next', { probability: 0.6 });
  const shown = { disagreements: 20, ahead: 60, verdict: 'BETTER', asOf: toIso(KICK_OFF - DAY_MS) };
  expect((await read(id)).edge).toMatchObject(shown);
});

it('shows a corrected result, and withdraws a pick on a match that no longer counts', async () => {
  const id = await shareOver();
  const before = await bytesOf(id);
  await updateTable(game.db, 'pick_results', { was_correct: 0, star_tenths: 0 }, { match_id: 'over' });
  expect((await read(id)).pick).toMatchObject({ wasCorrect: false, stars: 0 });
  expect(await bytesOf(id)).not.toBe(before);
  await game.db.deleteFrom('pick_results').where('match_id', '=', 'over').execute();
  await expectGone(id);
});

async function expectGone(id: string): Promise<void> {
  expect((await game.visitor().get(`/api/shares/${id}`)).status).toBe(404);
  expect((await picture(id)).status).toBe(404);
}

it('is gone at once when its owner stops sharing, also its picture', async () => {
  const id = await shareOver();
  const { status, headers } = await picture(id);
  const tag = headers.get('etag') ?? '';
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, no-cache']);
  expect((await picture(id, { 'If-None-Match': tag })).status).toBe(304);
  expect((await bob.delete(`/api/shares/${id}`)).status).toBe(404);
  expect((await ada.delete(`/api/shares/${id}`)).status).toBe(204);
  expect((await picture(id, { 'If-None-Match': tag })).status).toBe(404);
  await expectGone(id);
  expect((await ada.delete(`/api/shares/${id}`)).status).toBe(404);
});

it('is gone while its owner is suspended, and with their account', async () => {
  const id = await shareOver();
  await picture(id);
  await updateTable(game.db, 'users', { suspended_until: KICK_OFF + HOUR_MS }, { id: ada.id });
  await expectGone(id);
  game.setTime(KICK_OFF + HOUR_MS);
  expect((await picture(id)).status).toBe(200);
  await ada.delete('/api/user/account');
  await expectGone(id);
  expect(await game.db.selectFrom('shares').selectAll().execute()).toEqual([]);
});

it('says to link previews whose it is', async () => {
  const id = await shareOver();
  const described = await describeShare(`/s/${id}`, async (path) => game.app.request(path));
  expect(described).toMatchObject({
    status: 200,
    title: 'ada: can you beat the Machine?',
    image: { path: `/s/${id}.png`, alt: expect.stringMatching(/^ada picked DISAGREE on ./), width: 1200, height: 630 },
  });
});

it('draws a picture once, and again after it has failed', async () => {
  const file = `${await shareOver()}.png`;
  const draw = vi.fn<DrawPicture>().mockRejectedValueOnce(new Error('too many')).mockResolvedValue(new Uint8Array());
  const pictures = sharePictures({ db: game.db, wall: game.now, draw });
  const read = async () => (await pictures.find({ file }))?.read();
  await expect(read()).rejects.toThrow('too many');
  await Promise.all([read(), read()]);
  await read();
  expect(draw).toHaveBeenCalledTimes(2);
});
