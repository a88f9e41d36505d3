import { Story, useOf } from '@storybook/addon-docs/blocks';

/** A sheet is a page: its documentation shows it as it is, without a second title and without controls. */
function GuidePage() {
  const { story } = useOf('story', ['story']);
  return <Story of={story.moduleExport} />;
}

export const GUIDE_PARAMETERS = { docs: { page: GuidePage }, controls: { disable: true } };
