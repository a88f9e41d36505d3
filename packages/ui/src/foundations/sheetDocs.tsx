import { Primary } from '@storybook/addon-docs/blocks';

/** A sheet is its own page: its documentation shows it as it is, without a second title and without controls. */
export const SHEET = {
  docs: { page: () => <Primary />, canvas: { sourceState: 'none' } },
  controls: { disable: true },
};
