type ToolbarMenu = {
  title: string;
  icon?: 'globe' | 'lightning' | 'mirror' | 'transfer' | 'user';
  items: readonly (readonly [value: string, title: string])[];
  /** Offered only on flows: it changes nothing else. */
  isForFlows?: true;
};

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
  viewer: {
    title: 'Viewer',
    icon: 'user',
    items: [
      ['auto', "Screen's viewer"],
      ['visitor', 'Visitor'],
      ['player', 'Player'],
    ],
  },
  motion: {
    title: 'Motion',
    icon: 'lightning',
    items: [
      ['system', 'Motion'],
      ['reduced', 'No motion'],
    ],
  },
  text: {
    title: 'Text',
    icon: 'globe',
    items: [
      ['english', 'English'],
      ['longer', '40 percent longer'],
    ],
  },
  direction: {
    title: 'Direction',
    icon: 'transfer',
    items: [
      ['ltr', 'Left to right'],
      ['rtl', 'Right to left'],
    ],
  },
  pace: {
    title: 'Pace',
    isForFlows: true,
    items: [
      ['instant', 'At once'],
      ['person', 'As a person'],
    ],
  },
  latency: {
    title: 'Latency',
    isForFlows: true,
    items: [
      ['0', 'No latency'],
      ['300', '300 ms'],
      ['1500', '1500 ms'],
    ],
  },
  network: {
    title: 'Network',
    isForFlows: true,
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
    title: 'Session',
    isForFlows: true,
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

const MENUS = entriesOf<Record<string, ToolbarMenu>>(TOOLBAR_OPTIONS).map(([name, { items, ...menu }]) => ({
  ...menu,
  name,
  items: items.map(([value, title]) => ({ value: asParsedFromAddress(value), title })),
}));

/** The menus that `.storybook/flowTools.ts` adds to the toolbar of flows. */
export const FLOW_MENUS = MENUS.filter(({ isForFlows }) => isForFlows);

/** All globals. Storybook shows those with a `toolbar` on every story. */
export const globalTypes = Object.fromEntries(
  MENUS.map(({ name, title, icon, items, isForFlows }) => [
    name,
    {
      description: title,
      ...(!isForFlows && { toolbar: { title, ...(icon && { icon }), dynamicTitle: true, items } }),
    },
  ]),
);

/** The conditions a flow is written for. Under any others it is mounted but not played. */
const CONDITIONS = ['latency', 'network', 'session'] as const;
export const hasDefaultConditions = (selection: ToolbarSelection) =>
  CONDITIONS.every((name) => selection[name] === DEFAULT_SELECTION[name]);

export const appearancesOf = ({ appearance }: ToolbarSelection): readonly [Appearance, Appearance?] =>
  appearance === 'side-by-side' ? ['dark', 'light'] : [appearance];
