import { expect, test } from 'vitest';
import { AS_TOLD, chosenOf, CHOICES, framesOf, globalTypes, initialGlobals, isAsTold, isFramed } from './globals.ts';

const every = Object.entries(CHOICES).flatMap(([name, { items }]) => items.map(([value]) => [name, value] as const));

/** What Storybook takes for safe in an address, and leaves out otherwise. */
const SAFE = /^[a-zA-Z0-9 _-]+$/;

test.each(every)('%s:%s has an address, and an item of the toolbar that gives the same', (name, value) => {
  expect(value).toMatch(SAFE);
  const read = /^\d+$/.test(value) ? Number(value) : value;
  expect(chosenOf({ [name]: read })).toEqual({ ...AS_TOLD, [name]: value });
  expect(globalTypes[name]?.toolbar.items.map((item) => item.value)).toContain(read);
});

test('without an address all is dark, quick and as told', () => {
  expect(chosenOf(initialGlobals)).toEqual(AS_TOLD);
  expect(AS_TOLD).toEqual({
    appearance: 'dark',
    textSize: '100',
    motion: 'system',
    latency: '0',
    network: 'default',
    session: 'default',
  });
});

test('what is no choice is the first one', () => {
  expect(chosenOf({ network: 'constructor', latency: -1, textSize: null, appearance: {} })).toEqual(AS_TOLD);
});

test.each([
  ['latency', '300'],
  ['network', '500'],
  ['session', 'anonymous'],
])('a flow with another %s is not as told', (name, value) => {
  expect(isAsTold(chosenOf({ [name]: value }))).toBe(false);
});

test('looks do not change what a flow tells, and only what one page cannot have is framed', () => {
  expect(isAsTold(chosenOf({ appearance: 'side-by-side', textSize: 200, motion: 'reduced' }))).toBe(true);
  expect(framesOf(chosenOf({ appearance: 'side-by-side' }))).toEqual(['dark', 'light']);
  expect(framesOf(chosenOf({ appearance: 'light' }))).toEqual(['light']);
  expect(['light', 'side-by-side'].map((appearance) => isFramed(chosenOf({ appearance })))).toEqual([false, true]);
  expect(isFramed(chosenOf({ textSize: 150 }))).toBe(true);
});
