import type { UserSearchResult } from '@machine/contract/profile.ts';
import { Box, Flex, VisuallyHidden } from '@radix-ui/themes';
import { X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { nameBesideTag } from '../format/displayName.ts';
import { UserListSkeleton } from '../profile/users/UserListSkeleton.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { List } from '../primitives/list/List.tsx';
import { MultiSelectList } from '../primitives/list/MultiSelectList.tsx';
import { SearchField } from '../primitives/form/SearchField.tsx';
import { focusFallback } from '../behavior/focusFallback.ts';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { BotTag } from '../rank/BotTag.tsx';
import { RankTag } from '../rank/RankTag.tsx';
import { SearchResults, type SearchUsersState } from '../search/SearchResults.tsx';
import { Avatar } from './Avatar.tsx';
import styles from './PeoplePicker.module.css';
import { Note } from '../primitives/text/Note.tsx';

/** The server's limit for one request. */
const SELECTION_MAX = 20;
/** More rows than a search usually returns; the rest needs a narrower query. */
const ROWS_MAX = 100;

export type PeoplePickerProps = {
  /** The search text, kept across states. */
  query: string;
  /** Called with the whole search text on each change. */
  onQuery: (query: string) => void;
  /** Only users who can be selected: followed by the viewer and not yet in the conversation. */
  state: SearchUsersState;
  /** In order of selection. */
  selected: ReadonlyArray<UserSearchResult>;
  /** Called with the whole new selection. */
  onSelectionChange: (selected: readonly UserSearchResult[]) => void;
};

/** Searches users by name and collects a selection. */
export function PeoplePicker({ query, onQuery, state, selected, onSelectionChange }: PeoplePickerProps) {
  const pickerRef = useRef<HTMLDivElement>(null);

  const remove = (id: string) => {
    onSelectionChange(selected.filter((user) => user.id !== id));
    // The pressed button unmounts with its tag.
    focusIn(pickerRef, 'input');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && query === '') onSelectionChange(selected.slice(0, -1));
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    focusIn(pickerRef, '[role="option"]');
  };

  return (
    <Flex ref={pickerRef} direction="column" gap="3">
      {selected.length > 0 && (
        <List direction="row" wrap="wrap" gap="2" maxHeight="8.5rem" overflow="auto" p="1" aria-label="Selected">
          {selected.map((user) => (
            <li key={user.id}>
              <Button variant="soft" color="gray" size="1" onPress={() => remove(user.id)}>
                <VisuallyHidden>Remove </VisuallyHidden>
                <UserText>{nameBesideTag(user)}</UserText>
                {user.isBot && <BotTag />}
                <X size={14} aria-hidden />
              </Button>
            </li>
          ))}
        </List>
      )}
      <SearchField
        label="Search people you follow"
        placeholder="Search by username..."
        value={query}
        onChange={onQuery}
        onKeyDown={onKeyDown}
        hasInitialFocus
      />
      <SearchResults
        {...focusFallback}
        state={state}
        hint="Type the name of someone you follow."
        emptyDetail="You can message players you follow. Try fewer letters."
        skeleton={<UserListSkeleton />}
        className={styles.results}
      >
        {(users) => <FoundUsers users={users} selected={selected} onSelectionChange={onSelectionChange} />}
      </SearchResults>
      <Mono asChild size="2" color="gray">
        <Box asChild minHeight="1.25rem">
          <output>
            {selected.length > 0 && `${selected.length} selected`}
            {selected.length >= SELECTION_MAX && ' (maximum)'}
          </output>
        </Box>
      </Mono>
    </Flex>
  );
}

type FoundUsersProps = Pick<PeoplePickerProps, 'selected' | 'onSelectionChange'> & {
  users: readonly UserSearchResult[];
};

function FoundUsers({ users, selected, onSelectionChange }: FoundUsersProps) {
  const shown = users.slice(0, ROWS_MAX);
  const select = (ids: ReadonlySet<string>) => {
    const previous = selected.filter(({ id }) => ids.has(id));
    const previousIds = new Set(previous.map(({ id }) => id));
    const added = shown.filter(({ id }) => ids.has(id) && !previousIds.has(id));
    onSelectionChange([...previous, ...added].slice(0, SELECTION_MAX));
  };
  return (
    <>
      <MultiSelectList
        label="People you follow"
        rows={shown}
        nameOf={nameBesideTag}
        selectedIds={new Set(selected.map(({ id }) => id))}
        onSelectionChange={select}
        isFull={selected.length >= SELECTION_MAX}
        className={styles.list}
      >
        {(user) => (
          <>
            <Avatar username={user.username} profileImageUrl={user.profileImageUrl} size="2" />
            <Flex align="center" flexGrow="1" gap="2" minWidth="0">
              <Mono size="2" weight="medium" truncate>
                <UserText>{nameBesideTag(user)}</UserText>
              </Mono>
              {user.isBot && <BotTag />}
            </Flex>
            <RankTag rank={user.rank} />
          </>
        )}
      </MultiSelectList>
      {users.length > shown.length && <Note>Type more letters to narrow the results.</Note>}
    </>
  );
}

const focusIn = (ref: RefObject<HTMLElement | null>, selector: string) =>
  ref.current?.querySelector<HTMLElement>(selector)?.focus();
