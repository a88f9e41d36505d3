import type { ReactNode } from 'react';
import { byId, LongListIn } from '../../list/LongList.tsx';

export type UserListProps<User extends { id: string }> = {
  label: string;
  users: readonly User[];
  /** Estimated height in pixels of rows that are not rendered. */
  rowHeight: number;
  className?: string;
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
