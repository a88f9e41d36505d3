import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../platform/clock/time.ts';
import { gameBeforeEach, openGame } from '../../testing/game.ts';
import { addChat, chatTexts, decide, firstCase, report, say, signUpModerator } from '../../testing/moderation.ts';
import { updateTable } from '../../testing/queries.ts';
import { say as write, start } from '../../testing/safety.ts';
import { signUpUser, type TestUser, userBeforeEach } from '../../testing/test-users.ts';
import { hasLink } from './sanctions.ts';
import { hasListedWord } from './word-filter.ts';

describe('hasLink', () => {
  it.each([
    'https://example.org/x',
    'see www.example.org',
    'go to cheap-stars.com now',
    't.me/stars',
    'http://[::1]/',
    'CHEAP.NET',
    'cheap．com',
    'che\u200Bap.com',
  ])('finds a link in %j', (text) => expect(hasLink(text)).toBe(true));

  it.each([
    'Good game. Well played.',
    'good game.wow',
    'Agree/disagree?',
    '3/4 of the season',
    'J.R. Smith',
    'vs. the Machine...ok',
    '',
  ])('finds none in %j', (text) => expect(hasLink(text)).toBe(false));

  // One of these characters stands for six letters.
  it.each(['\u3316', 'a', 'a.bb', '\u3316.'])('reads the longest message of %j', (part) => {
    expect(hasLink(part.repeat(2_000 / part.length))).toBe(false);
  });
});

it.each([
  ['what the f u c k', false],
  ['ʃṳ𝒸𝗄 this', true],
  ['Grapes from Scunthorpe, classic assist', false],
])('hasListedWord: %j is %j', (text, expected) => expect(hasListedWord(text)).toBe(expected));

describe('with limits for new accounts', () => {
  const game = gameBeforeEach({ throttles: true });
  const ann = userBeforeEach(game, 'ann');
  const link = 'Look: https://example.org';

  it('refuses links in chats until the account is a day old', async () => {
    const matchId = await addChat(game, [ann]);
    const send = (text: string) => ann.post(`/api/matches/${matchId}/chat`, { text });
    const refused = { status: 403, body: { message: "New accounts can't send links yet." } };
    expect(await send(link)).toMatchObject(refused);
    expect(await send('No link')).toMatchObject({ status: 201 });
    game.setTime(game.now() + DAY_MS);
    expect(await send(link)).toMatchObject({ status: 201 });
  });

  it('refuses links in messages, and for as long as the address is unconfirmed', async () => {
    const ben = await signUpUser(game, 'ben');
    await ann.post(`/api/follow/${ben.id}`);
    const thread = await start(ann, ben);
    await updateTable(game.db, 'users', { email_confirmed_at: null }, { id: ann.id });
    game.setTime(game.now() + 2 * DAY_MS);
    expect(await write(ann, thread, link)).toBe(403);
    await updateTable(game.db, 'users', { email_confirmed_at: game.now() }, { id: ann.id });
    expect(await write(ann, thread, link)).toBe(201);
  });
});

const swear = (player: TestUser, matchId: string) =>
  player.post(`/api/matches/${matchId}/chat`, { text: 'what the fuck' });
const STORED = { status: 201 };
const REFUSED = { status: 400, body: { message: 'This chat has a word filter. Please say it in other words.' } };

it.each([
  [false, STORED, REFUSED],
  [true, REFUSED, STORED],
])(
  'the word filter: on by default is %j, until a moderator switches it for a chat',
  async (wordFilter, before, after) => {
    const game = await openGame({ wordFilter });
    const mod = await signUpModerator(game);
    const [here, elsewhere] = [await addChat(game, [mod]), await addChat(game, [mod])];
    expect(await swear(mod, here)).toMatchObject(before);
    await mod.post(`/api/moderation/chats/${here}/word-filter`, { isOn: !wordFilter });
    expect(await swear(mod, here)).toMatchObject(after);
    expect(await swear(mod, elsewhere)).toMatchObject(before);
  },
);

it('stores a message in flight before the mute, or not at all', async () => {
  const game = await openGame();
  const [ann, ben, mod] = [await signUpUser(game), await signUpUser(game, 'ben'), await signUpModerator(game)];
  const matchId = await addChat(game, [ann, ben]);
  await report(ann, { kind: 'CHAT_MESSAGE', id: await say(ben, matchId, 'First') });
  const { id } = await firstCase(mod);
  const sending = Array.from({ length: 5 }, (_, index) =>
    ben.post(`/api/matches/${matchId}/chat`, { text: `In flight ${index}` }),
  );
  const muted = decide(mod, id, { action: 'MUTE', hours: 1 });
  const sent = await Promise.all(sending);
  expect((await muted).status).toBe(201);
  const stored = (await chatTexts(ann, matchId)).length - 1;
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(stored);
  expect(sent.filter(({ status }) => status === 403)).toHaveLength(5 - stored);
  expect((await ben.post(`/api/matches/${matchId}/chat`, { text: 'Later' })).status).toBe(403);
});
