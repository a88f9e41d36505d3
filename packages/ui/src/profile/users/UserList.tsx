import { type ReactNode, useRef } from 'react';
import { cx } from '../../primitives/cx.ts';
import { useLongListIn } from '../../primitives/list/useLongList.ts';
import styles from './UserList.module.css';

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

const keyOf = ({ id }: { id: string }) => id;

/** Virtualized list of users in its own scroll box. */
export function UserList<User extends { id: string }>(props: UserListProps<User>) {
  const { label, users, rowHeight, className, children } = props;
  const boxRef = useRef<HTMLDivElement>(null);
  const { listProps, indexes, rowProps } = useLongListIn<HTMLUListElement, User>(boxRef, users, rowHeight, keyOf);
  return (
    <div ref={boxRef} className={cx(styles.box, className)}>
      <ul {...listProps} aria-label={label} className={styles.list}>
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
    </div>
  );
}
