import { rivalSummary } from '@machine/mocks/fixtures';
import { becomes } from './hurry.ts';

/** The page of a session, as its player sees it. */
export type Hands = { navigate: (to: string | -1) => void; path: () => string };

/** Does something and says so, or cannot, because there is nothing to do it with. */
export type Action = (hands: Hands, chance: number) => boolean | Promise<boolean>;

export const A_MOMENT_MS = 120;

const PLACES = [
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

const all = <E extends HTMLElement = HTMLElement>(selector: string): E[] =>
  // What a modal has made inert nobody can press.
  [...document.querySelectorAll<E>(selector)].filter((each) => !each.closest('[inert], [aria-hidden=true]'));

const nameOf = (each: HTMLElement) => each.getAttribute('aria-label') ?? each.textContent;

export const control = (name: RegExp) =>
  all('button, [role=button], [role=tab], [role=switch], [role=menuitem]').find((each) => name.test(nameOf(each)));

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

const nth = <T>(list: readonly T[], chance: number) => list[chance % Math.max(1, list.length)];

/** As a keyboard does, past React's own bookkeeping. */
function fill(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.focus();
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const key = (name: string) => {
  const target = document.activeElement ?? document.body;
  for (const type of ['keydown', 'keyup'])
    target.dispatchEvent(new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true }));
};

const TEXTS = ['mira', 'Suns by six', '<img src=x onerror=window.__pwned=1>', 'zzz', '  '];

/** What a player may do next. */
export const ACTIONS = {
  go: ({ navigate }, chance) => {
    navigate(nth(PLACES, chance) ?? '/');
    return true;
  },
  'go home': ({ navigate }) => {
    navigate('/');
    return true;
  },
  back: ({ navigate }) => {
    navigate(-1);
    return true;
  },
  'follow a link': (_, chance) => press(nth(all('main a[href^="/"], [role=dialog] a[href^="/"]'), chance)),
  next: pressNamed(/Next Prediction/),
  agree: pressNamed(/\[ AGREE \]/, 2),
  disagree: pressNamed(/\[ DISAGREE \]/, 2),
  follow: pressNamed(/^Follow(ing)?$/),
  'open a panel': (_, chance) =>
    press(control(nth([/^Notifications/, /^Search users/, /^Menu$/, /chat/i, /^followers|following/i], chance) ?? /-/)),
  'close a panel': () => {
    if (all('[role=dialog]').length === 0) return false;
    key('Escape');
    return true;
  },
  type: (_, chance) => {
    const [field] = all<HTMLInputElement>('textarea, input[type=search], input[type=text]');
    if (!field || field.readOnly) return false;
    fill(field, nth(TEXTS, chance) ?? '');
    return true;
  },
  send: () => {
    const [field] = all<HTMLTextAreaElement>('textarea');
    return field !== undefined && press(control(/^Send$/), 2);
  },
  'read one': pressNamed(/^Mark as read/),
  'read all': pressNamed(/^Mark All Read/),
  'choose a tab': (_, chance) => press(nth(all('[role=tab]'), chance)),
  'change a preference': (_, chance) => press(nth(all('main [role=switch], main input[type=checkbox]'), chance)),
  'try again': pressNamed(/^Try again|^Retry/),
  theme: pressNamed(/^Switch to/),
  'log in': async ({ navigate }) => {
    if (!control(/^Log in$/)) return false;
    navigate('/?login=1');
    const field = (type: string) => all<HTMLInputElement>(`[role=dialog] input[type=${type}]`)[0];
    if (!(await becomes(() => field('password') !== undefined, A_MOMENT_MS))) return false;
    const [email, password] = [field('email'), field('password')];
    if (!email || !password) return false;
    fill(email, 'ada@example.com');
    fill(password, 'correct horse');
    return press(all('[role=dialog] button[type=submit]')[0]);
  },
  'log out': async () => {
    const trigger = all('header [aria-haspopup=true]')[0];
    if (!press(trigger)) return false;
    await becomes(() => control(/^Logout$/) !== undefined, A_MOMENT_MS);
    return press(control(/^Logout$/));
  },
} satisfies Record<string, Action>;

const at =
  (place: string): Action =>
  ({ navigate }) => {
    navigate(place);
    return true;
  };
const openNotifications = pressNamed(/^Notifications/);

/** Where there is something to do it with, when there is nothing where one is. */
export const PREPARATIONS: Partial<Record<ActionName, Action>> = {
  next: at('/'),
  agree: at('/'),
  disagree: at('/'),
  follow: at(`/profile/${rivalSummary.user.id}`),
  type: at('/messages/t-mira'),
  send: at('/messages/t-mira'),
  'read one': openNotifications,
  'read all': openNotifications,
  'choose a tab': at('/leaderboards'),
  'change a preference': at('/settings'),
};

export type ActionName = keyof typeof ACTIONS;
export const ACTION_NAMES = Object.keys(ACTIONS) as ActionName[];
