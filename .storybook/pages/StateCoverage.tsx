import { Suspense, use, useState } from 'react';
import { storiesByStateId } from '../spec/coverage.ts';
import { SECTIONS, type SpecState } from '../spec/state.ts';
import { SPEC_STATES } from '../spec/states.ts';

/** A story in Storybook's index. Its title is its path in the sidebar. */
type Story = { id: string; type: string; title: string; name: string; tags: string[] };

const VIEWS = [
  ['dark', 'appearance:dark'],
  ['light', 'appearance:light'],
  ['phone dark', 'appearance:dark;viewport.value:phone'],
  ['phone light', 'appearance:light;viewport.value:phone'],
] as const;

/** The URL is relative, so it works in development and in a build published under any path. */
async function fetchStories(): Promise<Map<string, Story[]>> {
  const { entries } = (await (await fetch('./index.json')).json()) as { entries: Record<string, Story> };
  return storiesByStateId(Object.values(entries).filter(({ type }) => type === 'story'));
}

/** A searchable list of every state in the specification, with the stories that show it. */
export function StateCoverage() {
  const [stories] = useState(fetchStories);
  return (
    <Suspense fallback={<output>Loading…</output>}>
      <States pending={stories} />
    </Suspense>
  );
}

function States({ pending }: { pending: Promise<Map<string, Story[]>> }) {
  const stories = use(pending);
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/[\s,]+/);
  const visible = SPEC_STATES.filter((state) => {
    const text = [...Object.values(state), SECTIONS[state.section], stories.has(state.id) || 'no story'].join(' ');
    return words.every((word) => text.toLowerCase().includes(word));
  });
  return (
    <>
      <p>
        <input
          type="search"
          aria-label="Search by description, id or screen"
          placeholder="gold locked"
          onChange={(event) => setQuery(event.target.value)}
        />{' '}
        <output>
          {visible.length} of {SPEC_STATES.length} states shown
        </output>
      </p>
      {[...Map.groupBy(visible, ({ section, screen }) => `§${section} ${SECTIONS[section]}: ${screen}`)].map(
        ([heading, states]) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {states.map((state) => (
              <State key={state.id} state={state} stories={stories.get(state.id) ?? []} />
            ))}
          </section>
        ),
      )}
    </>
  );
}

function State({ state: { id, description }, stories }: { state: SpecState; stories: readonly Story[] }) {
  return (
    <>
      <p>
        <strong>{description}</strong> <code>{id}</code>
        {stories.length === 0 && ' No story shows this yet.'}
      </p>
      <ul>
        {stories.map((story) => (
          <li key={story.id}>
            <details>
              <summary>
                {story.title.split('/').at(-1)}: {story.name}
                {VIEWS.map(([view, globals]) => (
                  <a
                    key={view}
                    href={`./?path=/story/${story.id}&globals=${globals}`}
                    target="_top"
                    style={{ marginLeft: 8 }}
                  >
                    {view}
                  </a>
                ))}
              </summary>
              {/* Lazy, so it loads when the details are opened. */}
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook */}
              <iframe
                title={story.name}
                loading="lazy"
                src={`./iframe.html?id=${story.id}&viewMode=story`}
                style={{ width: '100%', height: 640, border: 0 }}
              />
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
