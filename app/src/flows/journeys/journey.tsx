import { Description, Stories, Title } from '@storybook/addon-docs/blocks';

/** Docs page without a props table. */
const JourneyDocs = () => (
  <>
    <Title />
    <Description of="meta" />
    <Stories title="" />
  </>
);

/** Parameters of a journey: its description, full-screen layout and docs page. */
export const journey = (description: string) => ({
  layout: 'fullscreen',
  isWholeApp: true,
  controls: { disable: true },
  docs: { page: JourneyDocs, story: { inline: false, height: '760px' }, description: { component: description } },
});
