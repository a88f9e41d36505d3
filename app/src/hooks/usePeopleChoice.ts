import { SEARCH_DEBOUNCE_MS, type UserRow, type UserSearchResult } from '@machine/contract';
import type { SearchUsersState } from '@machine/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { profileQueries } from '../queries/profile.ts';
import { useScreenState } from './useScreenState.ts';
import { useSettled } from './useSettled.ts';

type Choice = { userId: string; isOpen: boolean; /** Who is there already. */ without: readonly string[] };

/** Whom the player may write to: those they follow, all of them or those whose names are searched for (RULES.md). */
export function usePeopleChoice({ userId, isOpen, without }: Choice) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<readonly UserSearchResult[]>([]);
  const text = query.trim();
  const settled = useSettled(text, SEARCH_DEBOUNCE_MS);
  const followed = useQuery({ ...profileQueries.list(userId, 'following'), enabled: isOpen });
  const found = useQuery({ ...profileQueries.search(settled), enabled: isOpen && settled !== '' });

  const allowed = allowedFrom(followed.data ?? [], without);
  const all = useScreenState(followed, () => choiceState(allowed));
  const searched = useScreenState(found, (users) =>
    choiceState(users.filter(({ id }) => allowed.some((user) => user.id === id))),
  );
  const state: SearchUsersState =
    text === '' || all.kind !== 'ready' ? all : text === settled ? searched : { kind: 'loading' };
  return {
    picker: { query, onQuery: setQuery, state, selected: chosen, onSelectionChange: setChosen },
    forget: () => {
      setQuery('');
      setChosen([]);
    },
  };
}

/** Those who are followed and not there yet, as a search would give them. */
export const allowedFrom = (followed: readonly UserRow[], without: readonly string[]): UserSearchResult[] =>
  followed.filter(({ id }) => !without.includes(id)).map((user) => ({ ...user, achievements: [] }));

const choiceState = (users: readonly UserSearchResult[]) =>
  users.length === 0 ? { kind: 'empty' as const } : { kind: 'ready' as const, users };
