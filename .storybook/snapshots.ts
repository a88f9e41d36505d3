import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { isCaptured, modesOf } from './modes.ts';

/**
 * Sets the parameters that Chromatic reads, which ignores tags. Enhancers are Storybook's only hook that has the tags
 * and the parameters of a story before it is rendered.
 */
export const setSnapshotParameters: ArgTypesEnhancer = ({ argTypes, parameters, ...story }) => {
  parameters.chromatic = { disableSnapshot: !isCaptured(story), modes: modesOf(story) };
  return argTypes;
};
