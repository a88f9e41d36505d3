import type { UserSearchResult } from '@machine/contract/profile.ts';
import { Flex, type FlexProps, VisuallyHidden } from '@radix-ui/themes';
import { UserRoundSearch } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { plural } from '../format/number.ts';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { Loaded, type Unloaded } from '../primitives/feedback/Loaded.tsx';
import { Note } from '../primitives/text/Note.tsx';

/** `empty`: nobody is called like that. */
export type SearchUsersState =
  /** Nothing is searched while the query is empty. */
  { kind: 'idle' } | Unloaded | { kind: 'empty' } | { kind: 'ready'; users: readonly UserSearchResult[] };

export type SearchResultsProps = Omit<FlexProps, 'children'> & {
  /** The users found, or why there are none. */
  state: SearchUsersState;
  /** Shown before the search. */
  hint: string;
  /** What to do if nobody is found. */
  emptyDetail: string;
  /** Shape of the rows, shown while searching. */
  skeleton: ReactNode;
  /** Draws the users that were found. */
  children: (users: readonly UserSearchResult[]) => ReactNode;
};

/** The users that a search has found, below its field. */
export function SearchResults({ state, hint, emptyDetail, skeleton, children, ...box }: SearchResultsProps) {
  return (
    <>
      <SearchStatus state={state} />
      <Flex direction="column" gap="3" {...box} aria-busy={state.kind === 'loading'}>
        <Loaded
          state={state}
          failure="Search failed."
          skeleton={() => (
            <>
              <Note>{announcement(state)}</Note>
              {skeleton}
            </>
          )}
        >
          {{
            idle: () => <Note>{hint}</Note>,
            empty: () => <EmptyBlock icon={UserRoundSearch} message={announcement(state)} detail={emptyDetail} />,
            ready: ({ users }) => children(users),
          }}
        </Loaded>
      </Flex>
    </>
  );
}

/** Time that a state must last before it is announced, so that not every keystroke is. */
const SETTLE_MS = 500;

/** Announces the state of the search to screen readers, except failures, which are alerts themselves. */
function SearchStatus({ state }: Pick<SearchResultsProps, 'state'>) {
  const text = announcement(state);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <VisuallyHidden>
      <output>{announced}</output>
    </VisuallyHidden>
  );
}

function announcement(state: SearchUsersState): string {
  switch (state.kind) {
    case 'idle':
    case 'failed':
      return '';
    case 'loading':
      return state.isSlow ? 'Still loading…' : 'Searching...';
    case 'empty':
      return 'No users found';
    case 'ready':
      return `${plural(state.users.length, 'user')} found`;
  }
}
