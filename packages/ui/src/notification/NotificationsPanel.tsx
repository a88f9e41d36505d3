import type { Notification } from '@machine/contract/notification.ts';
import { paths } from '@machine/contract/paths.ts';
import { Flex } from '@radix-ui/themes';
import { BellOff } from 'lucide-react';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { SidePanel } from '../primitives/dialog/SidePanel.tsx';
import { NotificationList, type NotificationListProps } from './NotificationList.tsx';
import { notificationsSkeleton } from './notificationsSkeleton.tsx';
import { Loaded, type Unloaded } from '../primitives/feedback/Loaded.tsx';

/** The notifications, newest first; `empty` if there are none. */
export type NotificationsState =
  | Unloaded
  | { kind: 'empty' }
  | { kind: 'ready'; notifications: readonly Notification[] };

export type NotificationsPanelProps = Omit<NotificationListProps, 'notifications' | 'onVisit'> & {
  /** Shows the panel. */
  isOpen: boolean;
  /** Called by the close button, Escape, a click outside, and when a link is followed. */
  onClose: () => void;
  /** The notifications, or their loading, error or empty state. */
  state: NotificationsState;
};

/** A player's notifications, opened by the `NotificationsButton`. */
export function NotificationsPanel({ isOpen, onClose, state, ...rows }: NotificationsPanelProps) {
  return (
    <SidePanel title="Notifications" isShort isOpen={isOpen} onClose={onClose}>
      <Flex direction="column" flexGrow="1" gap="2" minWidth="0" aria-busy={state.kind === 'loading'}>
        <Loaded state={state} failure="Couldn't load notifications." skeleton={notificationsSkeleton}>
          {{
            empty: () => (
              <EmptyBlock
                icon={BellOff}
                message="No notifications"
                detail="Follow players to get notified about their picks."
                link={{ href: paths.leaderboards, label: 'Find players', isQuiet: true, onPress: onClose }}
              />
            ),
            ready: ({ notifications }) => (
              <NotificationList {...rows} onVisit={onClose} notifications={notifications} />
            ),
          }}
        </Loaded>
      </Flex>
    </SidePanel>
  );
}
