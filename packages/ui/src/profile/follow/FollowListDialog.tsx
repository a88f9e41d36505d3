import { paths } from '@machine/contract/paths.ts';
import type { UserRow } from '@machine/contract/profile.ts';
import { VisuallyHidden } from '@radix-ui/themes';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { UserText } from '../../primitives/text/UserText.tsx';
import styles from './FollowListDialog.module.css';
import { displayName } from '../../format/displayName.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { UsersRound } from 'lucide-react';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyBlock } from '../../primitives/feedback/EmptyBlock.tsx';
import { UserListSkeleton } from '../users/UserListSkeleton.tsx';
import { UserList } from '../users/UserList.tsx';
import { UserListItem } from '../users/UserListItem.tsx';
import { Loaded, type Unloaded } from '../../primitives/feedback/Loaded.tsx';

export type FollowListDialogProps = {
  /** The list to show: the player's followers, or those they follow. */
  list: keyof typeof FOLLOW_LISTS;
  /** Shows the dialog. */
  isOpen: boolean;
  /** Called on Close, Escape or a press outside, and when a profile link is followed. */
  onClose: () => void;
  /** The players in the list, or why there are none. */
  state: FollowListState;
  /** Enables the Remove and Unfollow buttons; only on the viewer's own profile. */
  own?: { busyIds: ReadonlySet<string>; onAct: (userId: string) => void };
};

/** Dialog that lists a player's followers, or the players they follow. */
export function FollowListDialog({ isOpen, onClose, ...body }: FollowListDialogProps) {
  return (
    <Dialog title={FOLLOW_LISTS[body.list].title} isOpen={isOpen} onClose={onClose}>
      <FollowListBody {...body} onVisit={onClose} />
    </Dialog>
  );
}

type FollowListBodyProps = Omit<FollowListDialogProps, 'isOpen' | 'onClose'> & { onVisit: () => void };

function FollowListBody({ list, state, own, onVisit }: FollowListBodyProps) {
  const labels = FOLLOW_LISTS[list];
  const { removed, expectRemoval } = useRemovedRow(usersOf(state));
  const actionOf = (user: UserRow) =>
    own && (
      <Button
        variant="ghost"
        color="gray"
        className={styles.action}
        isPending={own.busyIds.has(user.id)}
        onPress={() => {
          expectRemoval(user);
          own.onAct(user.id);
        }}
      >
        {labels.action}
        <VisuallyHidden>
          {' '}
          <UserText>{displayName(user.username)}</UserText>
        </VisuallyHidden>
      </Button>
    );
  return (
    <div className={styles.body} aria-busy={state.kind === 'loading'}>
      <VisuallyHidden>
        <output>
          {removed && (
            <>
              {labels.done} <UserText>{displayName(removed.username)}</UserText>
            </>
          )}
        </output>
      </VisuallyHidden>
      <Loaded state={state} failure="Couldn't load the list." skeleton={<UserListSkeleton />}>
        {{
          empty: () => (
            <EmptyBlock
              icon={UsersRound}
              message={labels.empty}
              link={own && { href: paths.leaderboards, label: 'Find players', isQuiet: true, onPress: onVisit }}
            />
          ),
          ready: ({ users }) => (
            <UserList label={labels.title} users={users} rowHeight={57} className={styles.list}>
              {(user) => (
                <UserListItem user={user} href={paths.profile(user.id)} onVisit={onVisit} action={actionOf(user)} />
              )}
            </UserList>
          ),
        }}
      </Loaded>
    </div>
  );
}

const NO_USERS: readonly UserRow[] = [];

/** Returns the users in the list, or null while they are unknown. */
function usersOf(state: FollowListState): readonly UserRow[] | null {
  if (state.kind === 'ready') return state.users;
  return state.kind === 'empty' ? NO_USERS : null;
}

/** Returns the last user the viewer removed from the list. */
function useRemovedRow(users: readonly UserRow[] | null) {
  const pending = useRef(new Set<string>());
  const previous = useRef<readonly UserRow[]>([]);
  const [removed, setRemoved] = useState<UserRow | null>(null);

  useLayoutEffect(() => {
    if (!users) return;
    const rows = previous.current;
    previous.current = users;
    const remaining = new Set(users.map(({ id }) => id));
    const row = rows.findLast(({ id }) => pending.current.has(id) && !remaining.has(id));
    if (!row) return;
    pending.current.delete(row.id);
    setRemoved(row);
  }, [users]);

  return { removed, expectRemoval: ({ id }: UserRow) => void pending.current.add(id) };
}

const FOLLOW_LISTS = {
  followers: { title: 'Followers', empty: 'No followers yet', action: 'Remove', done: 'Removed' },
  following: { title: 'Following', empty: 'Not following anyone yet', action: 'Unfollow', done: 'Unfollowed' },
} as const;

/** The players in a list in the server's order; `empty` if there are none. */
export type FollowListState = Unloaded | { kind: 'empty' } | { kind: 'ready'; users: readonly UserRow[] };
