import type { UserSearchResult } from '@machine/contract';
import { UserRoundSearch } from 'lucide-react';
import { UserListSkeleton } from '../profile/UserListSkeleton.tsx';
import { UserList } from '../profile/UserList.tsx';
import { UserListItem } from '../profile/UserListItem.tsx';
import { EmptyBlock } from '../primitives/EmptyBlock.tsx';
import { ErrorBlock } from '../primitives/ErrorBlock.tsx';
import { SearchField } from '../primitives/SearchField.tsx';
import { SidePanel } from '../primitives/SidePanel.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import styles from './SearchUsersPanel.module.css';

export type SearchUsersState =
  /** Nothing is searched while nothing is typed. */
  | { kind: 'idle' }
  | { kind: 'loading'; isSlow?: boolean }
  | { kind: 'failed'; onRetry?: () => void }
  | { kind: 'empty' }
  | { kind: 'ready'; users: readonly UserSearchResult[] };

export type SearchUsersPanelProps = {
  isOpen: boolean;
  /** By its button, by Escape, by a press outside, and when a user was chosen. */
  onClose: () => void;
  /** What is typed; it outlives every state. */
  query: string;
  onQuery: (query: string) => void;
  /** What is known of those who are looked for. */
  state: SearchUsersState;
  profileHref: (userId: string) => string;
};

const ROW_HEIGHT = 80;

/** For players, behind the header's `SearchButton`: finds others by their names. */
export function SearchUsersPanel({ isOpen, onClose, query, onQuery, ...results }: SearchUsersPanelProps) {
  const { state } = results;
  return (
    <SidePanel title="Search Users" isOpen={isOpen} onClose={onClose}>
      <div className={styles.panel}>
        <SearchField
          label="Search by username"
          placeholder="Search by username..."
          value={query}
          onChange={onQuery}
          hasInitialFocus
        />
        <SearchStatus state={state} />
        <div className={styles.results} aria-busy={state.kind === 'loading'}>
          <Results {...results} onVisit={onClose} />
        </div>
      </div>
    </SidePanel>
  );
}

type ResultsProps = Pick<SearchUsersPanelProps, 'state' | 'profileHref'> & { onVisit: () => void };

function Results({ state, profileHref, onVisit }: ResultsProps) {
  switch (state.kind) {
    case 'idle':
      return <p className={styles.hint}>Type a name, or the beginning of one.</p>;
    case 'loading':
      return (
        <>
          <p className={styles.hint}>{state.isSlow ? 'Still loading…' : 'Searching...'}</p>
          <UserListSkeleton isTall />
        </>
      );
    case 'failed':
      return <ErrorBlock sentence="Search failed." onRetry={state.onRetry} />;
    case 'empty':
      return <EmptyBlock icon={UserRoundSearch} sentence="No users found" detail="Try fewer letters of the name." />;
    case 'ready':
      return (
        <UserList label="Users found" users={state.users} rowHeight={ROW_HEIGHT} className={styles.list}>
          {(user) => (
            <UserListItem user={user} href={profileHref(user.id)} onVisit={onVisit} achievements={user.achievements} />
          )}
        </UserList>
      );
  }
}
