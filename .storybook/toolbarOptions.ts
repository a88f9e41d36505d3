type Choices = { title: string; icon: string; items: readonly (readonly [value: string, title: string])[] };

/**
 * What the toolbar offers, in its order; the first of each is how things are when nobody asks. Every choice has an
 * address: `&globals=appearance:light;latency:1500`.
 */
export const TOOLBAR_OPTIONS = {
  appearance: {
    title: 'Appearance',
    icon: 'mirror',
    items: [
      ['dark', 'Dark'],
      ['light', 'Light'],
      ['side-by-side', 'Side by side'],
    ],
  },
  textSize: {
    title: 'Text size',
    icon: 'type',
    items: [
      ['100', '100 %'],
      ['150', '150 %'],
      ['200', '200 %'],
    ],
  },
  motion: {
    title: 'Motion',
    icon: 'play',
    items: [
      ['system', 'Motion'],
      ['reduced', 'No motion'],
    ],
  },
  latency: {
    title: 'Latency of flows',
    icon: 'timer',
    items: [
      ['0', '0 ms'],
      ['300', '300 ms'],
      ['1500', '1500 ms'],
    ],
  },
  network: {
    title: 'Network of flows',
    icon: 'globe',
    items: [
      ['default', 'Network as told'],
      ['401', '401'],
      ['500', '500'],
      ['offline', 'Offline'],
      ['empty', 'Empty'],
      ['no-response', 'Never answers'],
    ],
  },
  session: {
    title: 'Session of flows',
    icon: 'user',
    items: [
      ['default', 'Session as told'],
      ['anonymous', 'Nobody'],
      ['player', 'A player'],
      ['without-password', 'A player without a password'],
      ['unconfirmed-email', 'A player with an unconfirmed email'],
    ],
  },
} as const satisfies Record<string, Choices>;

type Name = keyof typeof TOOLBAR_OPTIONS;
export type ToolbarSelection = { [N in Name]: (typeof TOOLBAR_OPTIONS)[N]['items'][number][0] };
export type Appearance = Exclude<ToolbarSelection['appearance'], 'side-by-side'>;

const entriesOf = <T extends object>(table: T) => Object.entries(table) as [keyof T, T[keyof T]][];

export const DEFAULT_SELECTION = Object.fromEntries(
  entriesOf(TOOLBAR_OPTIONS).map(([name, { items }]) => [name, items[0][0]]),
) as ToolbarSelection;

/** What is chosen. An address may say anything, and numbers come as numbers: what is no choice is the first one. */
export const selectionFrom = (globals: Record<string, unknown>) =>
  Object.fromEntries(
    entriesOf(TOOLBAR_OPTIONS).map(([name, { items }]) => {
      const value = String(globals[name]);
      return [name, items.some(([known]) => known === value) ? value : DEFAULT_SELECTION[name]];
    }),
  ) as ToolbarSelection;

/** As an address gives it back: a number when it looks like one, which the toolbar's types do not know. */
const asInAddress = (value: string) => (/^\d+$/.test(value) ? Number(value) : value) as string;

export const initialGlobals = Object.fromEntries(
  Object.entries(DEFAULT_SELECTION).map(([name, value]) => [name, asInAddress(value)]),
);

export const globalTypes = Object.fromEntries(
  entriesOf(TOOLBAR_OPTIONS).map(([name, { title, icon, items }]) => [
    name,
    {
      description: title,
      toolbar: {
        title,
        icon,
        dynamicTitle: true,
        items: items.map(([value, choice]) => ({ value: asInAddress(value), title: choice })),
      },
    },
  ]),
);

/** A flow tells of one world: in any other it is not played, only mounted. */
const CONDITIONS = ['latency', 'network', 'session'] as const;
export const hasDefaultConditions = (chosen: ToolbarSelection) =>
  CONDITIONS.every((name) => chosen[name] === DEFAULT_SELECTION[name]);

/** One page has one appearance and one size of text: for more, the story is shown in frames, which are pages. */
export const appearancesOf = ({ appearance }: ToolbarSelection): readonly Appearance[] =>
  appearance === 'side-by-side' ? ['dark', 'light'] : [appearance];
export const isFramed = (chosen: ToolbarSelection) => appearancesOf(chosen).length > 1 || chosen.textSize !== '100';
