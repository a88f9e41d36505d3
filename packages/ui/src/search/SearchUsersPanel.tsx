import { paths } from '@machine/contract';
import { Flex } from '@radix-ui/themes';
import { UserRoundSearch } from 'lucide-react';
import { UserListSkeleton } from '../profile/users/UserListSkeleton.tsx';
import { UserList } from '../profile/users/UserList.tsx';
import { UserListItem } from '../profile/users/UserListItem.tsx';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { ErrorBlock } from '../primitives/feedback/ErrorBlock.tsx';
import { SearchField } from '../primitives/form/SearchField.tsx';
import { SidePanel } from '../primitives/dialog/SidePanel.tsx';
import type { SearchUsersState } from './searchState.ts';
import { SearchStatus } from './SearchStatus.tsx';
import styles from './SearchUsersPanel.module.css';
import { Note } from '../primitives/text/Note.tsx';

export type SearchUsersPanelProps = {
  isOpen: boolean;
  /** Called by the close button, Escape, a click outside, and when a user is opened. */
  onClose: () => void;
  /** The query, kept in every state. */
  query: string;
  onQuery: (query: string) => void;
  /** The state of the search. */
  state: SearchUsersState;
};

const ROW_HEIGHT = 80;

/** A player's panel for finding users by name, opened by the `SearchButton`. */
export function SearchUsersPanel({ isOpen, onClose, query, onQuery, ...results }: SearchUsersPanelProps) {
  const { state } = results;
  return (
    <SidePanel title="Search Users" isOpen={isOpen} onClose={onClose}>
      <Flex direction="column" gap="3" className={styles.panel}>
        <SearchField
          label="Search by username"
          placeholder="Search by username..."
          value={query}
          onChange={onQuery}
          hasInitialFocus
        />
        <SearchStatus state={state} />
        <Flex
          direction="column"
          flexGrow="1"
          gap="3"
          minHeight="0"
          overflow="auto"
          aria-busy={state.kind === 'loading'}
        >
          <Results {...results} onVisit={onClose} />
        </Flex>
      </Flex>
    </SidePanel>
  );
}

type ResultsProps = Pick<SearchUsersPanelProps, 'state'> & { onVisit: () => void };

function Results({ state, onVisit }: ResultsProps) {
  switch (state.kind) {
    case 'idle':
      return <Hint>Type a username, or the start of one.</Hint>;
    case 'loading':
      return (
        <>
          <Hint>{state.isSlow ? 'Still loading…' : 'Searching...'}</Hint>
          <UserListSkeleton isTall />
        </>
      );
    case 'failed':
      return <ErrorBlock message="Search failed." onRetry={state.onRetry} />;
    case 'empty':
      return <EmptyBlock icon={UserRoundSearch} message="No users found" detail="Try a shorter search." />;
    case 'ready':
      return (
        <UserList label="Users found" users={state.users} rowHeight={ROW_HEIGHT}>
          {(user) => (
            <UserListItem
              user={user}
              href={paths.profile(user.id)}
              onVisit={onVisit}
              achievements={user.achievements}
            />
          )}
        </UserList>
      );
  }
}

const Hint = ({ children }: { children: string }) => <Note>{children}</Note>;
