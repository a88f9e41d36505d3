import { endpoints, LOGIN_REDIRECT_PATH } from '@machine/contract';
import { endOfDayResponse, matchChats, openPrediction, player, rival } from '@machine/mocks/fixtures';
import { reply, replyError } from '@machine/mocks/handlers';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import {
  field,
  find,
  isBusy,
  isVisible,
  page,
  press,
  pressElement,
  type,
  valueOf,
  waitFor,
  waitForElement,
} from './dom.ts';
import { advance } from './fake-clock.ts';
import { checkInvariants, type Expected } from './invariants.ts';
import { worker } from './mock-worker.ts';
import { mountApp, type MountedApp, requestsTo, respondTo, waitForResponses } from './mounted-app.tsx';

/** Cases that need more than the expectations of the fault matrix. */

type AppOptions = Parameters<typeof mountApp>[0];
const specialCase = (
  title: string,
  options: AppOptions,
  run: (app: MountedApp) => Promise<void>,
  expected: Expected = {},
) =>
  test(`${title}`, async () => {
    const app = mountApp(options);
    try {
      await run(app);
      await checkInvariants(app, expected);
    } finally {
      app.unmount();
    }
  });

const home: AppOptions = { as: 'player', path: '/' };
const buttons = () => ['[ AGREE ]', '[ DISAGREE ]'].map((name) => find('button', name));
const plain = (status: number, body: string) => () => new Response(body, { status });
const toasts = ({ recorder }: MountedApp) =>
  recorder.toasts.map(({ title, description }) => `${title} / ${description}`);

for (const [fault, respond] of [
  ['F1', () => HttpResponse.error()],
  ['F5', plain(500, '')],
  ['F7', plain(403, 'Forbidden')],
  ['F8', plain(404, 'Not found')],
  ['F11', () => new Response('{"pick":')],
  ['F15', plain(200, '')],
] as const) {
  specialCase(`a failed pick enables both buttons again and locks nothing (C23, ${fault})`, home, async (app) => {
    await waitForElement('button', '[ DISAGREE ]');
    await advance(1_000);
    worker.use(respondTo(endpoints.lockPick, respond));
    await press('button', '[ DISAGREE ]');
    await waitFor(() => toasts(app).at(-1) === 'Error / Failed to record pick. Try again.');
    await waitFor(
      () => buttons().every((button) => button !== undefined && !isBusy(button)),
      'The buttons are not enabled.',
    );
    expect(isVisible('Your prediction is locked.')).toBe(false);
  });
}

specialCase('DISAGREE right after AGREE sends only AGREE (C23, F17)', home, async (app) => {
  await waitForElement('button', '[ AGREE ]');
  for (const button of buttons()) button?.click();
  app.isPickConfirmed = true;
  await waitForResponses(endpoints.lockPick, app, 1);
  expect(requestsTo(endpoints.lockPick, app).map(({ body }) => body)).toEqual([
    { matchId: openPrediction.match.id, choice: 'AGREE' },
  ]);
});

for (const path of ['/match-chat/nba-lal-phx', '/messages/t-mira']) {
  const [id, call] = path.startsWith('/messages')
    ? (['C34', endpoints.sendDmMessage] as const)
    : (['C20', endpoints.sendChatMessage] as const);
  specialCase(
    `a failed message keeps the text with the caret at its end (${id}, F4)`,
    { as: 'player', path },
    async (app) => {
      await type('Message', 'What a quarter');
      worker.use(replyError(call, 500));
      await press('button', 'Send');
      await waitFor(() => app.recorder.toasts.length === 1);
      await waitFor(() => !isBusy(find('button', 'Send')));
      expect(valueOf('Message')).toBe('What a quarter');
      expect(field('Message')?.selectionStart).toBe('What a quarter'.length);
      expect(document.activeElement).toBe(field('Message'));
    },
  );
}

specialCase(
  'losing write permission shows why, and regaining it restores the text (C20, F7)',
  {
    as: 'player',
    path: '/match-chat/nba-lal-phx',
  },
  async () => {
    await type('Message', 'What a quarter');
    worker.use(replyError(endpoints.sendChatMessage, 403, 'Pick first.'), reply(endpoints.matchChats, []));
    await press('button', 'Send');
    await waitFor('Make a pick to post messages');
    await advance(1_000);
    worker.use(reply(endpoints.matchChats, matchChats));
    await press('button', 'Menu');
    await waitFor(() => valueOf('Message') === 'What a quarter', 'The text is not restored.');
  },
  { isEmpty: true },
);

specialCase(
  'shows the end of the day (C24, F15)',
  { ...home, handlers: [reply(endpoints.randomPrediction, endOfDayResponse)] },
  async () => {
    await waitFor("That's all for today!");
    await waitFor('Check back tomorrow for more predictions.');
  },
);

specialCase('Next Prediction still works after a failed load (C24, F4)', home, async () => {
  await waitForElement('article', /Lakers/);
  worker.use(replyError(endpoints.randomPrediction, 500));
  await press('button', 'Next Prediction');
  await waitFor('Failed to load prediction');
  worker.use(reply(endpoints.randomPrediction, openPrediction));
  await advance(1_000);
  const next = await waitForElement('button', 'Next Prediction');
  expect(isBusy(next)).toBe(false);
  pressElement(next);
  await waitForElement('article', /Lakers/);
});

specialCase(
  'a rejected login shows the message in the dialog and focuses the password (C02, F6)',
  {
    as: 'visitor',
    path: '/nowhere?login=1',
  },
  async (app) => {
    await type('Email', 'ada@example.com');
    await type('Password', 'wrong');
    worker.use(respondTo(endpoints.login, plain(401, '')));
    await press('button', 'Log in');
    await waitFor(() => toasts(app).at(-1) === 'Login failed / Invalid email or password');
    const dialog = page().querySelector('[role="dialog"]');
    await waitFor(() => dialog?.querySelector('[role="alert"]')?.textContent === 'Invalid email or password');
    expect(valueOf('Email')).toBe('ada@example.com');
    await waitFor(() => document.activeElement === field('Password'), 'The password field is not focused.');
  },
);

const recap: AppOptions = { as: 'player', path: '/completed/nba-lal-phx-1' };
specialCase(
  'a 404 for a recap shows the message and Retry (C29, F8)',
  {
    ...recap,
    handlers: [respondTo(endpoints.recap, plain(404, 'Not found'))],
  },
  async () => {
    await waitFor('Failed to load match details');
    const alert = page().querySelector('[role="alert"]')?.textContent ?? '';
    expect(alert).toContain('404: Not found');
    expect(find('button', 'Retry')).toBeDefined();
  },
);

for (const status of [403, 404]) {
  specialCase(
    `a ${status} for a thread does not reveal whether it exists (C33, ${status === 403 ? 'F7' : 'F8'})`,
    {
      as: 'player',
      path: '/messages/t-mira',
      handlers: [respondTo(endpoints.dmMessages, plain(status, 'It belongs to other players'))],
    },
    async () => {
      await waitFor('Failed to fetch thread.');
      expect(isVisible('belongs')).toBe(false);
    },
  );
}

specialCase(
  'a failed "mark all read" leaves everything unread without a toast (C16, F5)',
  {
    as: 'player',
    path: '/nowhere',
    handlers: [replyError(endpoints.markAllRead, 500)],
  },
  async (app) => {
    await press('button', /^Notifications/);
    await press('button', 'Mark All Read');
    await waitForResponses(endpoints.markAllRead, app, 1);
    await waitFor(() => !isBusy(find('button', 'Mark All Read')));
    expect(isVisible('3 unread')).toBe(true);
    expect(app.recorder.toasts).toEqual([]);
  },
);

specialCase(
  'an anonymous first load checks the session once, without a toast or redirect (C01, F6)',
  {
    as: 'visitor',
    path: '/',
  },
  async (app) => {
    await waitFor(() => find('link', 'Sign up to beat the machine') !== undefined);
    await advance(5_000);
    expect(requestsTo(endpoints.currentUser, app)).toHaveLength(1);
    expect(app.recorder.toasts).toEqual([]);
    expect(app.redirects).toEqual([]);
  },
);

for (const count of [-1, '7', null, undefined]) {
  specialCase(
    `a count of ${JSON.stringify(count)} leaves the badge unchanged (C17, F12)`,
    {
      as: 'player',
      path: '/nowhere',
    },
    async (app) => {
      await waitForElement('button', 'Notifications, 3 unread');
      worker.use(respondTo(endpoints.unreadCount, () => HttpResponse.json({ count })));
      await advance(30_000);
      await waitForResponses(endpoints.unreadCount, app, 2);
      expect(find('button', 'Notifications, 3 unread')).toBeDefined();
    },
  );
}

specialCase(
  'a failed unfollow in the dialog keeps the row without a toast (C12)',
  {
    as: 'player',
    path: `/profile/${player.id}`,
    handlers: [replyError(endpoints.unfollow, 500), reply(endpoints.following, [rival])],
  },
  async (app) => {
    await press('button', /following$/);
    await press('button', /^Unfollow/);
    await waitForResponses(endpoints.unfollow, app, 1);
    await waitFor(() => !isBusy(find('button', /^Unfollow/)));
    expect(app.recorder.toasts).toEqual([]);
  },
);

specialCase(
  'two unauthorized mutations within ten seconds redirect to the login once (R9)',
  {
    as: 'player',
    path: '/profile/u-mira',
    handlers: [respondTo(endpoints.follow, plain(401, 'Unauthorized'))],
  },
  async (app) => {
    await press('button', 'Follow');
    await advance(600);
    await waitFor(() => app.redirects.length === 1);
    await waitFor(() => !isBusy(find('button', 'Follow')));
    await press('button', 'Follow');
    await waitFor(() => app.recorder.toasts.length === 2);
    await advance(600);
    expect(app.redirects.map(({ url }) => url)).toEqual([LOGIN_REDIRECT_PATH]);
  },
);
