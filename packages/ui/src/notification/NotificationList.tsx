import { NOTIFICATION_LIST_MAX_HEIGHT_PX } from '@machine/contract/constants.ts';
import type { Notification, NotificationTarget } from '@machine/contract/notification.ts';
import { Flex, Box, Text, VisuallyHidden } from '@radix-ui/themes';
import { Button, IconButton } from '../primitives/button/Button.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { byId, LongListIn } from '../list/LongList.tsx';
import styles from './NotificationsPanel.module.css';
import { Check } from 'lucide-react';
import { stripBidiControls, truncate } from '../format/text.ts';
import { fullTime, timeAgo } from '../format/time.ts';
import { PlainLink } from '../primitives/button/Link.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';

export type NotificationListProps = Omit<NotificationItemProps, 'notification'> & {
  /** Newest first. Only those near the visible part are rendered. */
  notifications: readonly Notification[];
  /** All are being marked as read; the button is pending. */
  isMarkingAll?: boolean;
  /** Called by the button above the list, which is there while any are unread. */
  onMarkAllRead: () => void;
};

/** Estimated height in pixels of rows that are not rendered. */
const ROW_HEIGHT = 78;

/** The notifications in a scroll container, below the button that marks all as read. */
export function NotificationList({ notifications, isMarkingAll, onMarkAllRead, ...item }: NotificationListProps) {
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

      <LongListIn
        isDivided
        rows={notifications}
        rowHeight={ROW_HEIGHT}
        keyOf={byId}
        box={{
          role: 'region',
          'aria-label': 'Notifications',
          tabIndex: 0,
          className: styles.box,
          style: { maxHeight: NOTIFICATION_LIST_MAX_HEIGHT_PX },
        }}
      >
        {(notification) => <NotificationItem {...item} notification={notification} />}
      </LongListIn>
    </>
  );
}

type NotificationItemProps = {
  /** The notification to show, with its target if it has one. */
  notification: Notification;
  /** The current time; a prop so that stories are reproducible. */
  now: Date;
  /** Ids of the notifications being marked as read. */
  busyIds: ReadonlySet<string>;
  /** Links to the screen that a notification opens; null for an unknown kind of target. Without it, none is a link. */
  hrefOf?: (target: NotificationTarget) => string | null;
  /** Called when such a link is followed, for example to close the panel. */
  onVisit?: () => void;
  /** Receives the id of a notification that was marked or followed. */
  onMarkRead: (notificationId: string) => void;
};

/**
 * A notification. When unread, it has a dot, bolder text and a button to mark it as read. With a target, its message is a
 * link, and following it marks it as read, too.
 */
function NotificationItem({ notification, now, busyIds, hrefOf, onVisit, onMarkRead }: NotificationItemProps) {
  const { id, message, isRead, createdAt, target } = notification;
  const href = target ? hrefOf?.(target) : null;
  const text = <UserText lines={MESSAGE_LINES}>{message || '-'}</UserText>;
  const visit = () => {
    if (!isRead) onMarkRead(id);
    onVisit?.();
  };
  return (
    <Flex align="center" gap="3" py="3" className={styles.item} data-unread={!isRead || undefined}>
      <span className={styles.mark}>{!isRead && <VisuallyHidden>Unread</VisuallyHidden>}</span>
      <Box flexGrow="1" minWidth="0">
        <Mono as="p" size="1" color="gray" data-tooltip={fullTime(createdAt)}>
          {timeAgo(createdAt, now)}
        </Mono>
        <Text as="p" size="2" mt="1" weight={isRead ? undefined : 'bold'} color={isRead ? 'gray' : undefined}>
          {href ? (
            <PlainLink href={href} onPress={visit} className={styles.link}>
              {text}
            </PlainLink>
          ) : (
            text
          )}
        </Text>
      </Box>
      {!isRead && (
        <IconButton
          label={`Mark as read: ${truncate(stripBidiControls(message || '-'), SPOKEN_MAX)}`}
          isPending={busyIds.has(id)}
          onPress={() => onMarkRead(id)}
        >
          <Check size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </Flex>
  );
}

const MESSAGE_LINES = 4;
/** Longer messages are truncated in the button's accessible name. */
const SPOKEN_MAX = 160;
