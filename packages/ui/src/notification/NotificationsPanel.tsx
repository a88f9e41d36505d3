import type { Notification } from '@machine/contract';
import { BellOff } from 'lucide-react';
import { EmptyBlock } from '../primitives/EmptyBlock.tsx';
import { ErrorBlock } from '../primitives/ErrorBlock.tsx';
import { ButtonLink } from '../primitives/Link.tsx';
import { SidePanel } from '../primitives/SidePanel.tsx';
import { NotificationList } from './NotificationList.tsx';
import styles from './NotificationsPanel.module.css';
import { NotificationsSkeleton } from './NotificationsSkeleton.tsx';
import { useNextRowFocus } from './useNextRowFocus.ts';

export type NotificationsState =
  | { kind: 'loading'; isSlow?: boolean }
  | { kind: 'failed'; onRetry?: () => void }
  | { kind: 'empty' }
  | { kind: 'ready'; notifications: readonly Notification[] };

export type NotificationsPanelProps = {
  isOpen: boolean;
  /** By its button, by Escape, by a press outside, and when a link was followed. */
  onClose: () => void;
  /** What is known of the notifications. */
  state: NotificationsState;
  /** The clock is a prop, so that a story stands still. */
  now: Date;
  /** Those that are being marked. */
  busyIds: ReadonlySet<string>;
  onMarkRead: (notificationId: string) => void;
  /** On its way: it is not asked for a second time. */
  isMarkingAll?: boolean;
  onMarkAllRead: () => void;
  /** Where a player who hears nothing finds somebody to follow. */
  leaderboardsHref?: string;
};

/** For players, behind the header's `NotificationsButton`: what happened while they looked elsewhere. */
export function NotificationsPanel({ isOpen, onClose, ...body }: NotificationsPanelProps) {
  return (
    <SidePanel title="Notifications" isOpen={isOpen} onClose={onClose}>
      <Body {...body} onVisit={onClose} />
    </SidePanel>
  );
}

type BodyProps = Omit<NotificationsPanelProps, 'isOpen' | 'onClose'> & { onVisit: () => void };

function Body(props: BodyProps) {
  const focus = useNextRowFocus<HTMLDivElement>();
  return (
    <div {...focus} className={styles.panel} aria-busy={props.state.kind === 'loading'}>
      <Content {...props} />
    </div>
  );
}

function Content({ state, onVisit, leaderboardsHref = '/leaderboards', ...rows }: BodyProps) {
  switch (state.kind) {
    case 'loading':
      return <NotificationsSkeleton isSlow={state.isSlow} />;
    case 'failed':
      return <ErrorBlock sentence="Couldn't load notifications." onRetry={state.onRetry} />;
    case 'empty':
      return (
        <EmptyBlock
          icon={BellOff}
          sentence="No notifications"
          detail="Follow players to hear of their picks."
          action={
            <ButtonLink href={leaderboardsHref} onPress={onVisit} variant="outline" tone="gray" size="3">
              Find players
            </ButtonLink>
          }
        />
      );
    case 'ready':
      return <NotificationList {...rows} notifications={state.notifications} />;
  }
}
