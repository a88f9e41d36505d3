import { Bell } from 'lucide-react';
import { unreadLabel } from '../format/unreadLabel.ts';
import { PanelButton, type PanelButtonProps } from '../primitives/button/PanelButton.tsx';
import styles from './NotificationsPanel.module.css';

export type NotificationsButtonProps = PanelButtonProps & {
  /** Zero shows no badge, ten and more show "9+". */
  unreadCount: number;
};

/** The header button that opens the notifications. A new count is not announced. */
export function NotificationsButton({ unreadCount, ...props }: NotificationsButtonProps) {
  const count = unreadLabel(unreadCount);
  return (
    <PanelButton label={count ? `Notifications, ${count} unread` : 'Notifications'} {...props}>
      <Bell size={18} strokeWidth={1.75} aria-hidden />
      {count && (
        <span className={styles.badge} aria-hidden>
          {count}
        </span>
      )}
    </PanelButton>
  );
}
