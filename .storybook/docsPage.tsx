import {
  Anchor,
  AnchorMdx,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Source,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { type Usage, usageText } from '../packages/ui/stories/usage.ts';
import { StoryFrame } from '@machine/book/toolbar/StoryFrame.tsx';
import { VIEWPORTS } from './viewports.ts';

type DocsStory = ReturnType<ReturnType<typeof useStories>['componentStories']>[number];

const useStories = () => use(DocsContext);
const FRAME_HEIGHT = '640px';
const DEFAULT_TAGS = new Set(['autodocs', 'dev', 'manifest', 'play-fn', 'playground', 'story', 'test']);
/** More than these make a page too long. */
const MAX_EXAMPLES = 4;

/** The tags that a story was given: its kinds, such as gold or loading. */
const ownTags = ({ tags }: DocsStory) => tags.filter((tag) => !DEFAULT_TAGS.has(tag)).join();

/** The docs page of a component or screen: content first, a few examples, and links to all other states. */
export function ComponentDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { usage } = preparedMeta.parameters as { usage?: Usage };
  const stories = useStories()
    .componentStories()
    .filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount);
  // The page starts with the playground, or with content rather than a skeleton. Every example adds a kind of state.
  const primary = stories.find((story) => ownTags(story) === '') ?? stories[0];
  if (!primary) return <Title />;
  const others = stories.filter((story) => story !== primary);
  const distinct = others.filter((story) => others.find((other) => ownTags(other) === ownTags(story)) === story);
  const examples = (others.length > MAX_EXAMPLES ? distinct : others).slice(0, MAX_EXAMPLES);
  const linked = others.filter((story) => !examples.includes(story));
  return (
    <>
      <Title />
      <Description of="meta" />
      {usage && <Markdown>{usageText(usage)}</Markdown>}
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
        {isFramed ? (
          <>
            <StoryFrame id={id} title={name} height={height} />
            <Source of={moduleExport} />
          </>
        ) : (
          <Canvas of={moduleExport} withToolbar={isPrimary} />
        )}
      </div>
    </Anchor>
  );
}

/** With the border of the frame. */
const widthOf = (viewport: keyof typeof VIEWPORTS) => Number.parseInt(VIEWPORTS[viewport].styles.width, 10) + 2;
