import { useState } from 'react';
import { SECTIONS, type SpecState } from '../spec/state.ts';
import { SPEC_STATES } from '../spec/states.ts';
import { StoryFrame } from '../toolbar/StoryFrame.tsx';

const VIEWS = [
  ['dark', 'appearance:dark'],
  ['light', 'appearance:light'],
  ['phone dark', 'appearance:dark;viewport.value:phone'],
  ['phone light', 'appearance:light;viewport.value:phone'],
] as const;

const LISTS = [
  ['The game as commissioned', SPEC_STATES.filter(({ isAddition }) => !isAddition)],
  ['Additions', SPEC_STATES.filter(({ isAddition }) => isAddition)],
] as const;

const headingOf = ({ section, screen }: SpecState) => `§${section} ${SECTIONS[section]}: ${screen}`;

/** A searchable list of every state in the specification, with the stories that show it. */
export function StateCoverage() {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/[\s,]+/);
  const isVisible = (state: SpecState) => {
    const text = [state.id, state.description, headingOf(state), ...state.stories].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };
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
          {SPEC_STATES.filter(isVisible).length} of {SPEC_STATES.length} states shown
        </output>
      </p>
      {LISTS.map(([title, all]) => {
        const visible = all.filter(isVisible);
        return (
          <section key={title}>
            <h2>
              {title}: {visible.length}
            </h2>
            {[...Map.groupBy(visible, headingOf)].map(([heading, states]) => (
              // A search opens what it has found.
              <details key={`${heading} ${query === ''}`} open={query !== ''}>
                <summary>
                  <strong>{heading}</strong>, {states.length}
                </summary>
                {states.map((state) => (
                  <State key={state.id} state={state} />
                ))}
              </details>
            ))}
          </section>
        );
      })}
    </>
  );
}

const wordsOf = (part: string) => part.replaceAll('-', ' ');

/** Returns the name of a story by its id: "screens-home--end-of-day" is "Home: end of day". */
function nameOf(id: string): string {
  const [place = '', story = ''] = id.split('--');
  const screen = wordsOf(place.replace(/^(components-[a-z]+|screens|flows)-/, ''));
  return `${screen.charAt(0).toUpperCase()}${screen.slice(1)}: ${wordsOf(story)}`;
}

function State({ state: { id, description, stories } }: { state: SpecState }) {
  return (
    <>
      <p>
        <strong>{description}</strong> <code>{id}</code>
      </p>
      <ul>
        {stories.map((story) => (
          <li key={story}>
            <details>
              <summary>
                {nameOf(story)}
                {VIEWS.map(([view, globals]) => (
                  <a
                    key={view}
                    href={`./?path=/story/${story}&globals=${globals}`}
                    target="_top"
                    style={{ marginLeft: 8 }}
                  >
                    {view}
                  </a>
                ))}
              </summary>
              <StoryFrame id={story} title={nameOf(story)} />
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
