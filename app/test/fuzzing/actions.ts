import { rivalSummary } from '@machine/mocks/profile.ts';
import { becomesTrue } from '../shared/clock.ts';
import { pressEscape, typeInto } from '../shared/input.ts';

/** The means by which an action controls the page under test. */
export type PageControls = { navigate: (to: string | -1) => void; path: () => string };

/** Returns whether the action was possible. */
export type Action = (page: PageControls, random: number) => boolean | Promise<boolean>;

/** For what appears soon or not at all. */
export const SOON = { frames: 20, giveUpMs: 0 };

const PATHS = [
  '/',
  '/leaderboards',
  '/completed',
  '/completed/nba-lal-phx',
  `/profile/${rivalSummary.user.id}`,
  '/profile/u-ada',
  '/achievements',
  '/messages',
  '/messages/t-mira',
  '/match-chat/nba-lal-bos',
  '/settings',
  '/privacy',
  '/signup',
  '/nowhere',
];

const queryAll = <E extends HTMLElement = HTMLElement>(selector: string): E[] =>
  // Elements behind a modal cannot be pressed.
  [...document.querySelectorAll<E>(selector)].filter((element) => !element.closest('[inert], [aria-hidden=true]'));

const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent;

export const control = (name: RegExp) =>
  queryAll('button, [role=button], [role=tab], [role=switch], [role=menuitem]').find((element) =>
    name.test(nameOf(element)),
  );

function press(element: HTMLElement | undefined, times = 1): boolean {
  if (!element) return false;
  element.focus();
  for (let pressed = 0; pressed < times; pressed += 1) element.click();
  return true;
}

const pressNamed =
  (name: RegExp, times = 1): Action =>
  () =>
    press(control(name), times);

const goTo =
  (to: string | -1) =>
  ({ navigate }: PageControls) => {
    navigate(to);
    return true;
  };

const pick = <T>(list: readonly T[], random: number) => list[random % Math.max(1, list.length)];

const TEXTS = ['mira', 'Suns by six', '<img src=x onerror=window.__pwned=1>', 'zzz', '  '];

/** The actions that a random session draws from. */
export const ACTIONS = {
  go: (page, random) => goTo(pick(PATHS, random) ?? '/')(page),
  'go home': goTo('/'),
  back: goTo(-1),
  'follow a link': (_, random) => press(pick(queryAll('main a[href^="/"], [role=dialog] a[href^="/"]'), random)),
  next: pressNamed(/Next Prediction/),
  agree: pressNamed(/\[ AGREE \]/, 2),
  disagree: pressNamed(/\[ DISAGREE \]/, 2),
  follow: pressNamed(/^Follow(ing)?$/),
  'open a panel': (_, random) =>
    press(
      control(pick([/^Notifications/, /^Search users/, /^Menu$/, /chat/i, /^followers|following/i], random) ?? /-/),
    ),
  'close a panel': () => {
    if (queryAll('[role=dialog]').length === 0) return false;
    pressEscape();
    return true;
  },
  type: (_, random) => {
    const [field] = queryAll<HTMLInputElement>('textarea, input[type=search], input[type=text]');
    if (!field || field.readOnly) return false;
    typeInto(field, pick(TEXTS, random) ?? '');
    return true;
  },
  send: () => {
    const [field] = queryAll<HTMLTextAreaElement>('textarea');
    return field !== undefined && press(control(/^Send$/), 2);
  },
  'mark one read': pressNamed(/^Mark as read/),
  'mark all read': pressNamed(/^Mark All Read/),
  'choose a tab': (_, random) => press(pick(queryAll('[role=tab]'), random)),
  'change a preference': (_, random) => press(pick(queryAll('main [role=switch], main input[type=checkbox]'), random)),
  'try again': pressNamed(/^Try again|^Retry/),
  theme: pressNamed(/^Switch to/),
  'log in': async ({ navigate }) => {
    if (!control(/^Log in$/)) return false;
    navigate('/?login=1');
    const field = (type: string) => queryAll<HTMLInputElement>(`[role=dialog] input[type=${type}]`)[0];
    if (!(await becomesTrue(() => field('password') !== undefined, SOON))) return false;
    const [email, password] = [field('email'), field('password')];
    if (!email || !password) return false;
    typeInto(email, 'ada@example.com');
    typeInto(password, 'correct horse');
    return press(queryAll('[role=dialog] button[type=submit]')[0]);
  },
  'log out': async () => {
    const trigger = queryAll('header [aria-haspopup=menu]')[0];
    if (!press(trigger)) return false;
    await becomesTrue(() => control(/^Logout$/) !== undefined, SOON);
    return press(control(/^Logout$/));
  },
} satisfies Record<string, Action>;

const openNotifications = pressNamed(/^Notifications/);

/** Leads to a page where an action is possible. */
export const PREPARATIONS: Partial<Record<ActionName, Action>> = {
  next: goTo('/'),
  agree: goTo('/'),
  disagree: goTo('/'),
  follow: goTo(`/profile/${rivalSummary.user.id}`),
  type: goTo('/messages/t-mira'),
  send: goTo('/messages/t-mira'),
  'mark one read': openNotifications,
  'mark all read': openNotifications,
  'choose a tab': goTo('/leaderboards'),
  'change a preference': goTo('/settings'),
};

export type ActionName = keyof typeof ACTIONS;
export const ACTION_NAMES = Object.keys(ACTIONS) as ActionName[];
