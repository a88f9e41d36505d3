import { expect, test } from 'vitest';
import {
  DEFAULT_SELECTION,
  FLOW_MENUS,
  selectionFrom,
  TOOLBAR_OPTIONS,
  globalTypes,
  initialGlobals,
  hasDefaultConditions,
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
  const menu = globalTypes[name]?.toolbar ?? FLOW_MENUS.find((each) => each.name === name);
  expect(menu?.items.map((item) => item.value)).toContain(read);
});

test('starts with the defaults, and replaces unknown values with them', () => {
  const unknown = { network: 'constructor', latency: -1, appearance: {} };
  expect([initialGlobals, unknown].map(selectionFrom)).toEqual([DEFAULT_SELECTION, DEFAULT_SELECTION]);
});

test.each([
  [{ latency: '300' }, false],
  [{ network: '500' }, false],
  [{ session: 'anonymous' }, false],
  [{ appearance: 'side-by-side', motion: 'reduced', pace: 'person' }, true],
])('the conditions are the default ones with %j: %s', (selection, isDefault) => {
  expect(hasDefaultConditions(selectionFrom(selection))).toBe(isDefault);
});

test('conditions of flows are not offered on every story', () => {
  const offered = Object.keys(globalTypes).filter((name) => globalTypes[name]?.toolbar);
  expect(offered).toEqual(['appearance', 'viewer', 'motion', 'text', 'direction']);
  expect(FLOW_MENUS.map(({ name }) => name)).toEqual(['pace', 'latency', 'network', 'session']);
});
