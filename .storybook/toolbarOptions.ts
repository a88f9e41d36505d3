type ToolbarMenu = { title: string; icon: string; items: readonly (readonly [value: string, title: string])[] };

/**
 * The toolbar's menus in order. The first item of each is the default. Every option can be set in the address:
 * `&globals=appearance:light;latency:1500`.
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
  motion: {
    title: 'Motion',
    icon: 'play',
    items: [
      ['system', 'Motion'],
      ['reduced', 'No motion'],
    ],
  },
  latency: {
    title: 'Flow latency',
    icon: 'timer',
    items: [
      ['0', '0 ms'],
      ['300', '300 ms'],
      ['1500', '1500 ms'],
    ],
  },
  network: {
    title: 'Flow network',
    icon: 'globe',
    items: [
      ['default', 'Default network'],
      ['401', '401'],
      ['500', '500'],
      ['offline', 'Offline'],
      ['empty', 'Empty'],
      ['no-response', 'No response'],
    ],
  },
  session: {
    title: 'Flow session',
    icon: 'user',
    items: [
      ['default', 'Default session'],
      ['anonymous', 'Logged out'],
      ['player', 'Player'],
      ['without-password', 'Player without a password'],
      ['unconfirmed-email', 'Player with an unconfirmed email'],
    ],
  },
} as const satisfies Record<string, ToolbarMenu>;

type OptionName = keyof typeof TOOLBAR_OPTIONS;
export type ToolbarSelection = { [N in OptionName]: (typeof TOOLBAR_OPTIONS)[N]['items'][number][0] };
export type Appearance = Exclude<ToolbarSelection['appearance'], 'side-by-side'>;

const entriesOf = <T extends object>(table: T) => Object.entries(table) as [keyof T, T[keyof T]][];

export const DEFAULT_SELECTION = Object.fromEntries(
  entriesOf(TOOLBAR_OPTIONS).map(([name, { items }]) => [name, items[0][0]]),
) as ToolbarSelection;

/** Returns the selection. An address may hold any value, and numbers arrive as numbers; unknown values become defaults. */
export const selectionFrom = (globals: Record<string, unknown>) =>
  Object.fromEntries(
    entriesOf(TOOLBAR_OPTIONS).map(([name, { items }]) => {
      const value = String(globals[name]);
      return [name, items.some(([known]) => known === value) ? value : DEFAULT_SELECTION[name]];
    }),
  ) as ToolbarSelection;

/** Returns a value as Storybook parses it from an address: numeric strings become numbers, contrary to its types. */
const asParsedFromAddress = (value: string) => (/^\d+$/.test(value) ? Number(value) : value) as string;

export const initialGlobals = Object.fromEntries(
  Object.entries(DEFAULT_SELECTION).map(([name, value]) => [name, asParsedFromAddress(value)]),
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
        items: items.map(([value, label]) => ({ value: asParsedFromAddress(value), title: label })),
      },
    },
  ]),
);

/** The conditions a flow is written for. Under any others it is mounted but not played. */
const CONDITIONS = ['latency', 'network', 'session'] as const;
export const hasDefaultConditions = (selection: ToolbarSelection) =>
  CONDITIONS.every((name) => selection[name] === DEFAULT_SELECTION[name]);

export const appearancesOf = ({ appearance }: ToolbarSelection): readonly [Appearance, Appearance?] =>
  appearance === 'side-by-side' ? ['dark', 'light'] : [appearance];
