import {
  Anchor,
  AnchorMdx,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { VIEWPORTS } from './viewports.ts';
import { splitTags } from './spec/coverage.ts';
import { kindsOf } from './stateKinds.ts';

type DocsStory = ReturnType<ReturnType<typeof useStories>['componentStories']>[number];

const useStories = () => use(DocsContext);
const FRAME_HEIGHT = '640px';
/** More than these make a page too long. */
const MAX_EXAMPLES = 4;

const kinds = ({ name, tags }: DocsStory) => kindsOf(name, splitTags(tags).stateIds).join();

/** The docs page of a component or screen: content first, a few examples, and links to all other states. */
export function ComponentDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useStories()
    .componentStories()
    .filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount);
  // The page starts with content rather than with a skeleton, and every example adds another kind of state.
  const primary =
    stories.find((story) => kinds(story) === 'ready') ?? stories.find((story) => kinds(story) === '') ?? stories[0];
  if (!primary) return <Title />;
  const others = stories.filter((story) => story !== primary);
  const distinct = others.filter((story) => others.find((other) => kinds(other) === kinds(story)) === story);
  const examples = (others.length > MAX_EXAMPLES ? distinct : others).slice(0, MAX_EXAMPLES);
  const linked = others.filter((story) => !examples.includes(story));
  return (
    <>
      <Title />
      <Description of="meta" />
      <Example story={primary} isPrimary />
      {!preparedMeta.parameters.controls?.disable && (
        // Some objects are long, so the table scrolls, and the keyboard has to reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className="props" aria-label="Props" tabIndex={0}>
          <Controls of={primary.moduleExport} />
        </section>
      )}
      {examples.length > 0 && <Heading>States</Heading>}
      {examples.map((story) => (
        <Example key={story.id} story={story} />
      ))}
      {linked.length > 0 && <Heading>More states</Heading>}
      <ul className="more-states">
        {linked.map(({ id, name }) => (
          <li key={id}>
            <AnchorMdx href={`?path=/story/${id}`} target="_top">
              {name}
            </AnchorMdx>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A story with its name. Whole pages, and stories with a viewport of their own, need a frame to look right. */
function Example({ story, isPrimary = false }: { story: DocsStory; isPrimary?: boolean }) {
  const { id, name, moduleExport, parameters, storyGlobals } = story;
  const viewport: unknown = storyGlobals.viewport?.value;
  const width =
    typeof viewport === 'string' && viewport in VIEWPORTS ? widthOf(viewport as keyof typeof VIEWPORTS) : undefined;
  const isFramed = width !== undefined || parameters.layout === 'fullscreen';
  const height = (width === undefined && parameters.docs?.story?.height) || FRAME_HEIGHT;
  return (
    <Anchor storyId={isPrimary ? `primary--${id}` : id}>
      {!isPrimary && <Subheading>{name}</Subheading>}
      {!isPrimary && <Description of={moduleExport} />}
      <div className="example" style={{ maxWidth: width }}>
        <Canvas
          of={moduleExport}
          withToolbar={isPrimary && !isFramed}
          {...(isFramed && { layout: 'fullscreen', story: { inline: false, height } })}
        />
      </div>
    </Anchor>
  );
}

/** With the border of the frame. */
const widthOf = (viewport: keyof typeof VIEWPORTS) => Number.parseInt(VIEWPORTS[viewport].styles.width, 10) + 2;
