import { Description, Stories, Title } from '@storybook/addon-docs/blocks';

/** No table of props: a journey has none to change. */
const JourneyDocs = () => (
  <>
    <Title />
    <Description of="meta" />
    <Stories title="" />
  </>
);

/** Of every journey: it fills the page, and on docs pages it has a page of its own. */
export const JOURNEY = {
  layout: 'fullscreen',
  isWholeApp: true,
  docs: { page: JourneyDocs, story: { inline: false, height: '760px' } },
};
