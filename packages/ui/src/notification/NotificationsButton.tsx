import { Bell } from 'lucide-react';
import { unread } from '../format/unread.ts';
import { IconButton } from '../primitives/Button.tsx';
import styles from './NotificationsButton.module.css';

export type NotificationsButtonProps = {
  unreadCount: number;
  /** Whether its panel is open. */
  isOpen: boolean;
  onPress: () => void;
  /** Somebody is about to look: the moment to fetch the panel. */
  onIntent?: () => void;
};

/** Opens the notifications; stands in the header. A new count is there to be found and is not announced. */
export function NotificationsButton({ unreadCount, isOpen, onPress, onIntent }: NotificationsButtonProps) {
  const count = unread(unreadCount);
  return (
    <IconButton
      label={count ? `Notifications, ${count} unread` : 'Notifications'}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPress={onPress}
      onHoverStart={onIntent}
      onFocus={onIntent}
    >
      <Bell size={18} strokeWidth={1.75} aria-hidden />
      {count && (
        <span className={styles.badge} aria-hidden>
          {count}
        </span>
      )}
    </IconButton>
  );
}
