import { type Notification, NOTIFICATION_LIST_MAX_HEIGHT_PX } from '@machine/contract';
import { Flex } from '@radix-ui/themes';
import { useRef } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { List } from '../primitives/list/List.tsx';
import { useLongListIn } from '../behavior/useLongList.ts';
import { NotificationItem, type NotificationItemProps } from './NotificationItem.tsx';
import styles from './NotificationsPanel.module.css';

export type NotificationListProps = Omit<NotificationItemProps, 'notification'> & {
  notifications: readonly Notification[];
  isMarkingAll?: boolean;
  onMarkAllRead: () => void;
};

/** Estimated height in pixels of rows that are not rendered. */
const ROW_HEIGHT = 78;
const keyOf = ({ id }: { id: string }) => id;

/** The notifications in a scroll container, below the button that marks all as read. */
export function NotificationList({ notifications, isMarkingAll, onMarkAllRead, ...item }: NotificationListProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const { listProps, indexes, rowProps } = useLongListIn<HTMLUListElement, Notification>(
    boxRef,
    notifications,
    ROW_HEIGHT,
    keyOf,
  );
  const unreadCount = notifications.filter(({ isRead }) => !isRead).length;
  return (
    <>
      {unreadCount > 0 && (
        <Flex align="center" justify="between" wrap="wrap" gapX="3" minHeight="var(--space-6)">
          <Eyebrow>{unreadCount.toLocaleString('en-US')} unread</Eyebrow>
          <Button variant="ghost" isPending={isMarkingAll} onPress={onMarkAllRead}>
            Mark All Read
          </Button>
        </Flex>
      )}

      <section
        ref={boxRef}
        aria-label="Notifications"
        // Focusable, so that arrow keys can scroll it even if it contains no controls.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.box}
        style={{ maxHeight: NOTIFICATION_LIST_MAX_HEIGHT_PX }}
      >
        <List {...listProps} isDivided>
          {indexes.map((index) => {
            const notification = notifications[index];
            if (!notification) return null;
            return (
              <li
                key={notification.id}
                {...rowProps(index)}
                aria-setsize={notifications.length}
                aria-posinset={index + 1}
              >
                <NotificationItem {...item} notification={notification} />
              </li>
            );
          })}
        </List>
      </section>
    </>
  );
}
