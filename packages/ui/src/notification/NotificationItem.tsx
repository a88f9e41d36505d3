import type { Notification } from '@machine/contract';
import { Check } from 'lucide-react';
import { stripBidiControls } from '../format/text.ts';
import { timeAgo } from '../format/time.ts';
import { IconButton } from '../primitives/button/Button.tsx';
import { truncate, UserText } from '../primitives/text/UserText.tsx';
import { VisuallyHidden } from '../primitives/text/VisuallyHidden.tsx';
import styles from './NotificationsPanel.module.css';

export type NotificationItemProps = {
  notification: Notification;
  now: Date;
  busyIds: ReadonlySet<string>;
  onMarkRead: (notificationId: string) => void;
};

/** A notification. When unread, it has a dot, bolder text and a button to mark it as read. */
export function NotificationItem({ notification, now, busyIds, onMarkRead }: NotificationItemProps) {
  const { id, message, isRead, createdAt } = notification;
  return (
    <div className={styles.item} data-unread={!isRead || undefined}>
      <span className={styles.mark}>{!isRead && <VisuallyHidden>Unread</VisuallyHidden>}</span>
      <div className={styles.content}>
        <p className={styles.time}>{timeAgo(createdAt, now)}</p>
        <p className={styles.message}>
          <UserText lines={MESSAGE_LINES}>{message || '-'}</UserText>
        </p>
      </div>
      {!isRead && (
        <IconButton
          label={`Mark as read: ${truncate(stripBidiControls(message || '-'), SPOKEN_MAX)}`}
          isPending={busyIds.has(id)}
          onPress={() => onMarkRead(id)}
        >
          <Check size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}

const MESSAGE_LINES = 4;
/** Longer messages are truncated in the button's accessible name. */
const SPOKEN_MAX = 160;
