type Choices = { title: string; icon: string; items: readonly (readonly [value: string, title: string])[] };

/**
 * What the toolbar offers, in its order; the first of each is how things are when nobody asks. Every choice has an
 * address: `&globals=appearance:light;latency:1500`.
 */
export const CHOICES = {
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
      ['default', 'Default network'],
      ['401', '401'],
      ['500', '500'],
      ['offline', 'Offline'],
      ['empty', 'Empty'],
      ['no-response', 'Never responds'],
    ],
  },
  session: {
    title: 'Session of flows',
    icon: 'user',
    items: [
      ['default', 'Default session'],
      ['anonymous', 'Nobody'],
      ['player', 'A player'],
      ['without-password', 'A player without a password'],
      ['unconfirmed-email', 'A player with an unconfirmed email'],
    ],
  },
} as const satisfies Record<string, Choices>;

type Name = keyof typeof CHOICES;
export type Chosen = { [N in Name]: (typeof CHOICES)[N]['items'][number][0] };
export type Appearance = Exclude<Chosen['appearance'], 'side-by-side'>;

const entriesOf = <T extends object>(table: T) => Object.entries(table) as [keyof T, T[keyof T]][];

export const AS_TOLD = Object.fromEntries(entriesOf(CHOICES).map(([name, { items }]) => [name, items[0][0]])) as Chosen;

/** What is chosen. An address may say anything, and numbers come as numbers: what is no choice is the first one. */
export const chosenOf = (globals: Record<string, unknown>) =>
  Object.fromEntries(
    entriesOf(CHOICES).map(([name, { items }]) => {
      const value = String(globals[name]);
      return [name, items.some(([known]) => known === value) ? value : AS_TOLD[name]];
    }),
  ) as Chosen;

/** As an address gives it back: a number when it looks like one, which the toolbar's types do not know. */
const asInAddress = (value: string) => (/^\d+$/.test(value) ? Number(value) : value) as string;

export const initialGlobals = Object.fromEntries(
  Object.entries(AS_TOLD).map(([name, value]) => [name, asInAddress(value)]),
);

export const globalTypes = Object.fromEntries(
  entriesOf(CHOICES).map(([name, { title, icon, items }]) => [
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
export const isAsTold = (chosen: Chosen) => CONDITIONS.every((name) => chosen[name] === AS_TOLD[name]);

/** One page has one appearance and one size of text: for more, the story is shown in frames, which are pages. */
export const framesOf = ({ appearance }: Chosen): readonly Appearance[] =>
  appearance === 'side-by-side' ? ['dark', 'light'] : [appearance];
export const isFramed = (chosen: Chosen) => framesOf(chosen).length > 1 || chosen.textSize !== '100';
