import { endpoints, LOGIN_REDIRECT_PATH } from '@machine/contract';
import { endOfDayResponse, matchChats, openPrediction, player, rival } from '@machine/mocks/fixtures';
import { reply, replyError } from '@machine/mocks/handlers';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { pass } from './clock.ts';
import { field, find, got, isBusy, isSeen, page, press, pressNow, seen, type, valueOf } from './dom.ts';
import { checkInvariants, type Expected } from './invariants.ts';
import { answerBy, answered, askedOf, open, type Stage } from './stage.tsx';
import { worker } from './worker.ts';

/** The cells that RELIABILITY.md spells out under its grid, as far as the grid's own outcomes do not say it all. */

type Place = Parameters<typeof open>[0];
const cell = (title: string, place: Place, run: (stage: Stage) => Promise<void>, expected: Expected = {}) =>
  test(`${title}`, async () => {
    const stage = open(place);
    try {
      await run(stage);
      await checkInvariants(stage, expected);
    } finally {
      stage.unmount();
    }
  });

const home: Place = { as: 'player', path: '/' };
const buttons = () => ['[ AGREE ]', '[ DISAGREE ]'].map((name) => find('button', name));
const plain = (status: number, body: string) => () => new Response(body, { status });
const toasts = ({ watch }: Stage) => watch.toasts.map(({ title, description }) => `${title} / ${description}`);

for (const [fault, answer] of [
  ['F1', () => HttpResponse.error()],
  ['F5', plain(500, '')],
  ['F7', plain(403, 'Forbidden')],
  ['F8', plain(404, 'Not found')],
  ['F11', () => new Response('{"pick":')],
  ['F15', plain(200, '')],
] as const) {
  cell(`C23×${fault}: both buttons are back and enabled, and nothing is locked`, home, async (stage) => {
    await got('button', '[ DISAGREE ]');
    await pass(1_000);
    worker.use(answerBy(endpoints.lockPick, answer));
    await press('button', '[ DISAGREE ]');
    await seen(() => toasts(stage).at(-1) === 'Error / Failed to record pick. Try again.');
    await seen(() => buttons().every((button) => button !== undefined && !isBusy(button)), 'Both buttons are back.');
    expect(isSeen('Your prediction is locked.')).toBe(false);
  });
}

cell('C23×F17: AGREE, then DISAGREE in the same moment: one request, AGREE', home, async (stage) => {
  await got('button', '[ AGREE ]');
  for (const button of buttons()) button?.click();
  stage.isLockTold = true;
  await answered(endpoints.lockPick, stage, 1);
  expect(askedOf(endpoints.lockPick, stage).map(({ body }) => body)).toEqual([
    { matchId: openPrediction.match.id, choice: 'AGREE' },
  ]);
});

for (const path of ['/match-chat/nba-lal-phx', '/messages/t-mira']) {
  const [id, call] = path.startsWith('/messages')
    ? (['C34', endpoints.sendDmMessage] as const)
    : (['C20', endpoints.sendChatMessage] as const);
  cell(`${id}×F4: the text stays, the caret at its end`, { as: 'player', path }, async (stage) => {
    await type('Message', 'What a quarter');
    worker.use(replyError(call, 500));
    await press('button', 'Send');
    await seen(() => stage.watch.toasts.length === 1);
    await seen(() => !isBusy(find('button', 'Send')));
    expect(valueOf('Message')).toBe('What a quarter');
    expect(field('Message')?.selectionStart).toBe('What a quarter'.length);
    expect(document.activeElement).toBe(field('Message'));
  });
}

cell(
  'C20×F7: who may not write any more is told so, and the text comes back with the right',
  {
    as: 'player',
    path: '/match-chat/nba-lal-phx',
  },
  async () => {
    await type('Message', 'What a quarter');
    worker.use(replyError(endpoints.sendChatMessage, 403, 'Pick first.'), reply(endpoints.matchChats, []));
    await press('button', 'Send');
    await seen('Make a pick to post messages');
    await pass(1_000);
    worker.use(reply(endpoints.matchChats, matchChats));
    await press('button', 'Menu');
    await seen(() => valueOf('Message') === 'What a quarter', 'The text comes back.');
  },
  { isEmpty: true },
);

cell(
  'C24×F15: the end of the day',
  { ...home, world: [reply(endpoints.randomPrediction, endOfDayResponse)] },
  async () => {
    await seen("That's all for today!");
    await seen('Check back tomorrow for more predictions.');
  },
);

cell('C24×F4: after a card was shown, Next Prediction is still there and works', home, async () => {
  await got('article', /Lakers/);
  worker.use(replyError(endpoints.randomPrediction, 500));
  await press('button', 'Next Prediction');
  await seen('Failed to load prediction');
  worker.use(reply(endpoints.randomPrediction, openPrediction));
  await pass(1_000);
  const next = await got('button', 'Next Prediction');
  expect(isBusy(next)).toBe(false);
  pressNow(next);
  await got('article', /Lakers/);
});

cell(
  'C02×F6: the words stand in the dialog too, and the focus is in the password',
  {
    as: 'visitor',
    path: '/nowhere?login=1',
  },
  async (stage) => {
    await type('Email', 'ada@example.com');
    await type('Password', 'wrong');
    worker.use(answerBy(endpoints.login, plain(401, '')));
    await press('button', 'Log in');
    await seen(() => toasts(stage).at(-1) === 'Login failed / Invalid email or password');
    const dialog = page().querySelector('[role="dialog"]');
    await seen(() => dialog?.querySelector('[role="alert"]')?.textContent === 'Invalid email or password');
    expect(valueOf('Email')).toBe('ada@example.com');
    await seen(() => document.activeElement === field('Password'), 'The focus is in the password field.');
  },
);

const recap: Place = { as: 'player', path: '/completed/nba-lal-phx-1' };
cell(
  'C29×F8: a recap that is refused is a failure, with the message and Retry',
  {
    ...recap,
    world: [answerBy(endpoints.recap, plain(404, 'Not found'))],
  },
  async () => {
    await seen('Failed to load match details');
    const alert = page().querySelector('[role="alert"]')?.textContent ?? '';
    expect(alert).toContain('404: Not found');
    expect(find('button', 'Retry')).toBeDefined();
  },
);

for (const status of [403, 404]) {
  cell(
    `C33×${status === 403 ? 'F7' : 'F8'}: the same sentence, whether the thread exists or not`,
    {
      as: 'player',
      path: '/messages/t-mira',
      world: [answerBy(endpoints.dmMessages, plain(status, 'It belongs to others'))],
    },
    async () => {
      await seen('Failed to fetch thread.');
      expect(isSeen('belongs')).toBe(false);
    },
  );
}

cell(
  'C16×F5: what could not be marked stays unread, and nothing says that it was marked',
  {
    as: 'player',
    path: '/nowhere',
    world: [replyError(endpoints.markAllRead, 500)],
  },
  async (stage) => {
    await press('button', /^Notifications/);
    await press('button', 'Mark All Read');
    await answered(endpoints.markAllRead, stage, 1);
    await seen(() => !isBusy(find('button', 'Mark All Read')));
    expect(isSeen('3 unread')).toBe(true);
    expect(stage.watch.toasts).toEqual([]);
  },
);

cell(
  'C01×F6: on the first load a 401 is asked once, without a toast or a redirect',
  {
    as: 'visitor',
    path: '/',
  },
  async (stage) => {
    await seen(() => find('link', 'Sign up to beat the machine') !== undefined);
    await pass(5_000);
    expect(askedOf(endpoints.currentUser, stage)).toHaveLength(1);
    expect(stage.watch.toasts).toEqual([]);
    expect(stage.left).toEqual([]);
  },
);

for (const count of [-1, '7', null, undefined]) {
  cell(
    `C17×F12: a count of ${JSON.stringify(count)} leaves the badge as it was`,
    {
      as: 'player',
      path: '/nowhere',
    },
    async (stage) => {
      await got('button', 'Notifications, 3 unread');
      worker.use(answerBy(endpoints.unreadCount, () => HttpResponse.json({ count })));
      await pass(30_000);
      await answered(endpoints.unreadCount, stage, 2);
      expect(find('button', 'Notifications, 3 unread')).toBeDefined();
    },
  );
}

cell(
  'C12 in the dialog: an unfollow that fails says nothing, and the row stays',
  {
    as: 'player',
    path: `/profile/${player.id}`,
    world: [replyError(endpoints.unfollow, 500), reply(endpoints.following, [rival])],
  },
  async (stage) => {
    await press('button', /following$/);
    await press('button', /^Unfollow/);
    await answered(endpoints.unfollow, stage, 1);
    await seen(() => !isBusy(find('button', /^Unfollow/)));
    expect(stage.watch.toasts).toEqual([]);
  },
);

cell(
  'R9: two refused writes in ten seconds leave the page once, and the login dialog opens',
  {
    as: 'player',
    path: '/profile/u-mira',
    world: [answerBy(endpoints.follow, plain(401, 'Unauthorized'))],
  },
  async (stage) => {
    await press('button', 'Follow');
    await pass(600);
    await seen(() => stage.left.length === 1);
    await seen(() => !isBusy(find('button', 'Follow')));
    await press('button', 'Follow');
    await seen(() => stage.watch.toasts.length === 2);
    await pass(600);
    expect(stage.left.map(({ url }) => url)).toEqual([LOGIN_REDIRECT_PATH]);
  },
);
