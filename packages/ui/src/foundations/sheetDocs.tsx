import { Story, useOf } from '@storybook/addon-docs/blocks';

/** A sheet is a page: its documentation shows it as it is, without a second title and without controls. */
function SheetPage() {
  const { story } = useOf('story', ['story']);
  return <Story of={story.moduleExport} />;
}

export const SHEET = { docs: { page: SheetPage }, controls: { disable: true } };
