import { expect, test } from 'vitest';
import {
  DEFAULT_SELECTION,
  selectionFrom,
  TOOLBAR_OPTIONS,
  appearancesOf,
  globalTypes,
  initialGlobals,
  hasDefaultConditions,
  isFramed,
} from './toolbarOptions.ts';

const every = Object.entries(TOOLBAR_OPTIONS).flatMap(([name, { items }]) =>
  items.map(([value]) => [name, value] as const),
);

/** Storybook drops values with other characters from the address. */
const SAFE = /^[a-zA-Z0-9 _-]+$/;

test.each(every)('%s:%s survives the address and has a toolbar item', (name, value) => {
  expect(value).toMatch(SAFE);
  const read = /^\d+$/.test(value) ? Number(value) : value;
  expect(selectionFrom({ [name]: read })).toEqual({ ...DEFAULT_SELECTION, [name]: value });
  expect(globalTypes[name]?.toolbar.items.map((item) => item.value)).toContain(read);
});

test('defaults to dark, no latency and unmodified conditions', () => {
  expect(selectionFrom(initialGlobals)).toEqual(DEFAULT_SELECTION);
  expect(DEFAULT_SELECTION).toEqual({
    appearance: 'dark',
    textSize: '100',
    motion: 'system',
    latency: '0',
    network: 'default',
    session: 'default',
  });
});

test('replaces unknown values with defaults', () => {
  expect(selectionFrom({ network: 'constructor', latency: -1, textSize: null, appearance: {} })).toEqual(
    DEFAULT_SELECTION,
  );
});

test.each([
  ['latency', '300'],
  ['network', '500'],
  ['session', 'anonymous'],
])('a different %s is not the default condition', (name, value) => {
  expect(hasDefaultConditions(selectionFrom({ [name]: value }))).toBe(false);
});

test('appearance does not affect the conditions; only selections that need several pages are framed', () => {
  expect(hasDefaultConditions(selectionFrom({ appearance: 'side-by-side', textSize: 200, motion: 'reduced' }))).toBe(
    true,
  );
  expect(appearancesOf(selectionFrom({ appearance: 'side-by-side' }))).toEqual(['dark', 'light']);
  expect(appearancesOf(selectionFrom({ appearance: 'light' }))).toEqual(['light']);
  expect(['light', 'side-by-side'].map((appearance) => isFramed(selectionFrom({ appearance })))).toEqual([false, true]);
  expect(isFramed(selectionFrom({ textSize: 150 }))).toBe(true);
});
