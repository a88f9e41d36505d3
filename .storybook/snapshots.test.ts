import { composeStory } from 'storybook/preview-api';
import { expect, test } from 'vitest';
import { setSnapshotParameters } from './snapshots.ts';

/** Returns the parameters for Chromatic as Storybook prepares them. */
function prepare(story: object): unknown {
  const meta = { title: 'Card', tags: ['behavior'], parameters: { layout: 'centered' } };
  const project = { render: () => null, argTypesEnhancers: [setSnapshotParameters] };
  return composeStory(story, meta, project, undefined, 'Ready').parameters.chromatic;
}

test('stories with the no-visual tag are left out on Chromatic', () => {
  expect(prepare({ tags: ['no-visual'] })).toMatchObject({ disableSnapshot: true });
  expect(prepare({})).toEqual({
    disableSnapshot: false,
    modes: {
      'dark-desktop': { appearance: 'dark', viewport: 'desktop' },
      'light-desktop': { appearance: 'light', viewport: 'desktop' },
      'dark-phone': { appearance: 'dark', viewport: 'phone' },
    },
  });
});

test('modes that the globals of a story make equal are disabled', () => {
  expect(prepare({ globals: { viewport: { value: 'phone320' } } })).toMatchObject({
    modes: {
      'dark-desktop': { appearance: 'dark', viewport: 'phone320' },
      'light-desktop': { appearance: 'light', viewport: 'phone320' },
      'dark-phone': { disable: true },
    },
  });
});
