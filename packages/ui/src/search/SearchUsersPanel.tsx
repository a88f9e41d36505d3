import { paths } from '@machine/contract/paths.ts';
import { Flex } from '@radix-ui/themes';
import { UserListSkeleton } from '../profile/users/UserListSkeleton.tsx';
import { UserList } from '../profile/users/UserList.tsx';
import { UserListItem } from '../profile/users/UserListItem.tsx';
import { SearchField } from '../primitives/form/SearchField.tsx';
import { SidePanel } from '../primitives/dialog/SidePanel.tsx';
import { SearchResults, type SearchUsersState } from './SearchResults.tsx';
import styles from './SearchUsersPanel.module.css';

export type SearchUsersPanelProps = {
  /** Shows the panel. */
  isOpen: boolean;
  /** Called by the close button, Escape, a click outside, and when a user is opened. */
  onClose: () => void;
  /** The query, kept in every state. */
  query: string;
  /** Called with the whole query on each change. */
  onQuery: (query: string) => void;
  /** The users found, or why there are none. */
  state: SearchUsersState;
};

const ROW_HEIGHT = 80;

/** A player's panel for finding users by name, opened by the `SearchButton`. */
export function SearchUsersPanel({ isOpen, onClose, query, onQuery, state }: SearchUsersPanelProps) {
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
        <SearchResults
          state={state}
          hint="Type a username, or the start of one."
          emptyDetail="Try a shorter search."
          skeleton={<UserListSkeleton isTall />}
          flexGrow="1"
          minHeight="0"
          overflow="auto"
        >
          {(users) => (
            <UserList label="Users found" users={users} rowHeight={ROW_HEIGHT}>
              {(user) => (
                <UserListItem
                  user={user}
                  href={paths.profile(user.id)}
                  onVisit={onClose}
                  achievements={user.achievements}
                />
              )}
            </UserList>
          )}
        </SearchResults>
      </Flex>
    </SidePanel>
  );
}
