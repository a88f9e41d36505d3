import { Description, Stories, Title } from '@storybook/addon-docs/blocks';

/** No table of props: a journey has none to change. */
const JourneyDocs = () => (
  <>
    <Title />
    <Description of="meta" />
    <Stories title="" />
  </>
);

/** Of every journey: what it tells, that it fills the page, and that on docs pages it has a page of its own. */
export const journey = (tells: string) => ({
  layout: 'fullscreen',
  isWholeApp: true,
  controls: { disable: true },
  docs: { page: JourneyDocs, story: { inline: false, height: '760px' }, description: { component: tells } },
});
