import { useState } from 'react';
import stories from 'virtual:state-stories';
import type { StateStory } from '../spec/coverage.ts';
import { SECTIONS, type SpecState } from '../spec/state.ts';
import { SPEC_STATES } from '../spec/states.ts';
import { frameUrl, toolbar } from '../toolbarSync.ts';

const VIEWS = [
  ['dark', 'appearance:dark'],
  ['light', 'appearance:light'],
  ['phone dark', 'appearance:dark;viewport.value:phone'],
  ['phone light', 'appearance:light;viewport.value:phone'],
] as const;

/** A searchable list of every state in the specification, with the stories that show it. */
export function StateCoverage() {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/[\s,]+/);
  const visible = SPEC_STATES.filter((state) => {
    const text = [...Object.values(state), SECTIONS[state.section], stories[state.id] ? '' : 'no story'].join(' ');
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
          // A search opens what it has found.
          <details key={`${heading} ${query === ''}`} open={query !== ''}>
            <summary>
              <strong>{heading}</strong>, {states.length}
            </summary>
            {states.map((state) => (
              <State key={state.id} state={state} stories={stories[state.id] ?? []} />
            ))}
          </details>
        ),
      )}
    </>
  );
}

function State({ state: { id, description }, stories }: { state: SpecState; stories: readonly StateStory[] }) {
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
                src={frameUrl(toolbar.selection, { id: story.id, viewMode: 'story' })}
                style={{ width: '100%', height: 640, border: 0 }}
              />
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
