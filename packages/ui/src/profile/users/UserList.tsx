import { Reset } from '@radix-ui/themes';
import { type ReactNode, useRef } from 'react';
import { useLongListIn } from '../../behavior/useLongList.ts';

export type UserListProps<User extends { id: string }> = {
  /** Accessible name. */
  label: string;
  users: readonly User[];
  /** Estimated height in pixels of rows that are not rendered. */
  rowHeight: number;
  className?: string;
  /** Renders one row. */
  children: (user: User) => ReactNode;
};

const BOX = { minHeight: 0, overflow: 'auto', overscrollBehavior: 'contain', borderTop: '1px solid var(--line)' };
const keyOf = ({ id }: { id: string }) => id;

/** Virtualized list of users in its own scroll box. */
export function UserList<User extends { id: string }>(props: UserListProps<User>) {
  const { label, users, rowHeight, className, children } = props;
  const boxRef = useRef<HTMLDivElement>(null);
  const { listProps, indexes, rowProps } = useLongListIn<HTMLUListElement, User>(boxRef, users, rowHeight, keyOf);
  return (
    <div ref={boxRef} className={className} style={BOX}>
      <Reset>
        <ul {...listProps} aria-label={label}>
          {indexes.map((index) => {
            const user = users[index];
            if (!user) return null;
            return (
              <li key={user.id} {...rowProps(index)} aria-setsize={users.length} aria-posinset={index + 1}>
                {children(user)}
              </li>
            );
          })}
        </ul>
      </Reset>
    </div>
  );
}
