import { Button } from '@machine/ui';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { SPEC_STATES } from '../spec/states.ts';
import { filterRows, groupRows, rowsOf } from './stateSearch.ts';
import { StateSection } from './StateSection.tsx';
import styles from './StateCoverage.module.css';
import type { Story } from './storyIndex.ts';

export type StateSearchProps = { stories: readonly Story[]; appearance: 'dark' | 'light' };

/** Shows how many states have a story, and a searchable list of them. */
export function StateSearch({ stories, appearance }: StateSearchProps) {
  const [query, setQuery] = useState('');
  const fieldId = useId();
  const deferred = useDeferredValue(query);
  const rows = useMemo(() => rowsOf(SPEC_STATES, stories), [stories]);
  const visible = useMemo(() => filterRows(rows, deferred), [rows, deferred]);
  const missing = rows.filter((row) => row.stories.length === 0).length;
  const groups = groupRows(visible);

  return (
    <>
      <p className={styles.count}>
        <strong>
          {rows.length - missing} of {rows.length}
        </strong>{' '}
        states have a story{missing > 0 && `; search for "no story" to list the ${missing} without one`}.
      </p>
      <search className={styles.search}>
        <label htmlFor={fieldId}>Search by description, id or screen</label>
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
          {visible.length} of {rows.length} states shown
        </output>
      </search>
      {groups.length > 1 && (
        <nav aria-label="Sections" className={styles.sections}>
          {groups.map(({ section, title }) => (
            <a key={section} href={`#section-${section}`}>
              {title}
            </a>
          ))}
        </nav>
      )}
      {groups.map((group) => (
        <StateSection key={group.section} group={group} appearance={appearance} />
      ))}
      {groups.length === 0 && (
        <div className={styles.empty}>
          <p>No state matches “{deferred.trim()}”.</p>
          <Button onPress={() => setQuery('')}>Show all states</Button>
        </div>
      )}
    </>
  );
}
