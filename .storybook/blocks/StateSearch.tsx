import { Button } from '@machine/ui';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { SPEC_STATES } from '../spec/states.ts';
import { found, grouped, rowsOf } from './stateSearch.ts';
import { StateSection } from './StateSection.tsx';
import styles from './StateCoverage.module.css';
import type { Story } from './storyIndex.ts';

export type StateSearchProps = { stories: readonly Story[]; appearance: 'dark' | 'light' };

/** How many states have a story, and those of them that are looked for. */
export function StateSearch({ stories, appearance }: StateSearchProps) {
  const [query, setQuery] = useState('');
  const fieldId = useId();
  const deferred = useDeferredValue(query);
  const rows = useMemo(() => rowsOf(SPEC_STATES, stories), [stories]);
  const shown = useMemo(() => found(rows, deferred), [rows, deferred]);
  const missing = rows.filter((row) => row.stories.length === 0).length;
  const groups = grouped(shown);

  return (
    <>
      <p className={styles.count}>
        <strong>
          {rows.length - missing} of {rows.length}
        </strong>{' '}
        states have a story{missing > 0 && `; ${missing} have none: search for 'no story'`}.
      </p>
      <search className={styles.search}>
        <label htmlFor={fieldId}>Find a state by its words, its id or its screen</label>
        <input
          id={fieldId}
          type="search"
          placeholder="gold locked"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
        <output htmlFor={fieldId}>
          {shown.length} of {rows.length} states shown
        </output>
      </search>
      {groups.length > 1 && (
        <nav aria-label="Sections" className={styles.sections}>
          {groups.map(({ section, words }) => (
            <a key={section} href={`#section-${section}`}>
              {words}
            </a>
          ))}
        </nav>
      )}
      {groups.map((group) => (
        <StateSection key={group.section} group={group} appearance={appearance} />
      ))}
      {groups.length === 0 && (
        <div className={styles.empty}>
          <p>No state has all the words of '{deferred.trim()}'.</p>
          <Button onPress={() => setQuery('')}>Show all states</Button>
        </div>
      )}
    </>
  );
}
