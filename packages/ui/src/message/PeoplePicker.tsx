import type { UserSearchResult } from '@machine/contract';
import { UserRoundSearch, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { personName } from '../profile/personName.ts';
import { PeopleSkeleton } from '../profile/PeopleSkeleton.tsx';
import { Button } from '../primitives/Button.tsx';
import { EmptyBlock } from '../primitives/EmptyBlock.tsx';
import { ErrorBlock } from '../primitives/ErrorBlock.tsx';
import { MultiSelectList } from '../primitives/MultiSelectList.tsx';
import { SearchField } from '../primitives/SearchField.tsx';
import { useFocusFallback } from '../primitives/useFocusFallback.ts';
import { UserText } from '../primitives/UserText.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { RankTag } from '../rank/RankTag.tsx';
import { SearchStatus } from '../search/SearchStatus.tsx';
import type { SearchUsersState } from '../search/SearchUsersPanel.tsx';
import { Avatar } from './Avatar.tsx';
import styles from './PeoplePicker.module.css';

/** The server takes so many at once (RELIABILITY.md C32). */
const CHOSEN_MAX = 20;
/** More than a search finds; whoever is looked for among more types another letter. */
const ROWS_MAX = 100;

export type PeoplePickerProps = {
  /** What is typed; it outlives every state. */
  query: string;
  onQuery: (query: string) => void;
  /** Only people who may be chosen: those whom the viewer follows and who are not there yet. */
  state: SearchUsersState;
  /** In the order in which they were chosen. */
  chosen: ReadonlyArray<UserSearchResult>;
  /** All who are chosen now. */
  onChosen: (chosen: readonly UserSearchResult[]) => void;
};

/** Finds people by their names and keeps those who are chosen (RELIABILITY.md X45). */
export function PeoplePicker({ query, onQuery, state, chosen, onChosen }: PeoplePickerProps) {
  const pickerRef = useRef<HTMLDivElement>(null);
  const kept = useFocusFallback<HTMLDivElement>();

  const remove = (id: string) => {
    onChosen(chosen.filter((person) => person.id !== id));
    // The tag goes away, with its button.
    focusIn(pickerRef, 'input');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && query === '') onChosen(chosen.slice(0, -1));
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    focusIn(pickerRef, '[role="option"]');
  };

  return (
    <div ref={pickerRef} className={styles.picker}>
      {chosen.length > 0 && (
        <ul className={styles.tags} aria-label="Selected">
          {chosen.map(({ id, username }) => (
            <li key={id} className={styles.tag}>
              <Button variant="soft" tone="gray" size="1" onPress={() => remove(id)}>
                <VisuallyHidden>Remove </VisuallyHidden>
                <UserText className={styles.tagName}>{personName(username)}</UserText>
                <X size={14} className={styles.cross} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <SearchField
        label="Search the people you follow"
        placeholder="Search by username..."
        value={query}
        onChange={onQuery}
        onKeyDown={onKeyDown}
        hasInitialFocus
      />
      <SearchStatus state={state} />
      <div {...kept} tabIndex={-1} className={styles.results} aria-busy={state.kind === 'loading'}>
        <Results state={state} chosen={chosen} onChosen={onChosen} />
      </div>
      <output className={styles.count}>{countWords(chosen.length)}</output>
    </div>
  );
}

function Results({ state, chosen, onChosen }: Pick<PeoplePickerProps, 'state' | 'chosen' | 'onChosen'>) {
  switch (state.kind) {
    case 'idle':
      return <p className={styles.hint}>Type the name of somebody you follow.</p>;
    case 'loading':
      return (
        <>
          <p className={styles.hint}>{state.isSlow ? 'Still loading…' : 'Searching...'}</p>
          <PeopleSkeleton />
        </>
      );
    case 'failed':
      return <ErrorBlock sentence="Search failed." onRetry={state.onRetry} />;
    case 'empty':
      return (
        <EmptyBlock
          icon={UserRoundSearch}
          sentence="No users found"
          detail="You can write to players whom you follow. Try fewer letters."
        />
      );
    case 'ready':
      return <Found users={state.users} chosen={chosen} onChosen={onChosen} />;
  }
}

type FoundProps = Pick<PeoplePickerProps, 'chosen' | 'onChosen'> & { users: readonly UserSearchResult[] };

function Found({ users, chosen, onChosen }: FoundProps) {
  const shown = users.slice(0, ROWS_MAX);
  const choose = (ids: ReadonlySet<string>) => {
    const kept = chosen.filter(({ id }) => ids.has(id));
    const keptIds = new Set(kept.map(({ id }) => id));
    const added = shown.filter(({ id }) => ids.has(id) && !keptIds.has(id));
    onChosen([...kept, ...added].slice(0, CHOSEN_MAX));
  };
  return (
    <>
      <MultiSelectList
        label="People you follow"
        rows={shown}
        nameOf={({ username }) => personName(username)}
        selectedIds={new Set(chosen.map(({ id }) => id))}
        onSelectionChange={choose}
        isFull={chosen.length >= CHOSEN_MAX}
        className={styles.list}
      >
        {({ username, rank, profileImageUrl }) => (
          <>
            <Avatar username={username} profileImageUrl={profileImageUrl} />
            <UserText className={styles.name}>{personName(username)}</UserText>
            <span className={styles.rank}>
              <RankTag rank={rank} />
            </span>
          </>
        )}
      </MultiSelectList>
      {users.length > shown.length && <p className={styles.hint}>Type another letter to find the others.</p>}
    </>
  );
}

function countWords(count: number): string {
  if (count === 0) return '';
  return count < CHOSEN_MAX ? `${count} selected` : `${count} selected, which is as many as fit.`;
}

const focusIn = (ref: RefObject<HTMLElement | null>, selector: string) =>
  ref.current?.querySelector<HTMLElement>(selector)?.focus();
