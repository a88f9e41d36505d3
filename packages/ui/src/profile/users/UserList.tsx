import type { ReactNode } from 'react';
import { byId, LongListIn } from '../../list/LongList.tsx';

export type UserListProps<User extends { id: string }> = {
  /** The accessible name of the list. */
  label: string;
  /** All users, in order. Only those near the visible part are rendered. */
  users: readonly User[];
  /** Estimated height in pixels of rows that are not rendered. */
  rowHeight: number;
  /** Class of the scroll box, for its height. */
  className?: string;
  /** Renders one user, usually as a `UserListItem`. */
  children: (user: User) => ReactNode;
};

const BOX = {
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderTop: '1px solid var(--line)',
} as const;

/** Virtualized list of users in its own scroll box. */
export function UserList<User extends { id: string }>(props: UserListProps<User>) {
  const { label, users, rowHeight, className, children } = props;
  return (
    <LongListIn rows={users} rowHeight={rowHeight} keyOf={byId} aria-label={label} box={{ className, style: BOX }}>
      {children}
    </LongListIn>
  );
}
