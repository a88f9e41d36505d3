import { Story, useOf } from '@storybook/addon-docs/blocks';

/** The docs page of a style guide story: the story itself, without an extra title or controls. */
function GuidePage() {
  const { story } = useOf('story', ['story']);
  return <Story of={story.moduleExport} />;
}

export const GUIDE_PARAMETERS = { docs: { page: GuidePage }, controls: { disable: true } };
