import { WifiOff } from 'lucide-react';
import styles from './OfflineNotice.module.css';

export type OfflineNoticeProps = {
  /** Whether there is something to say. */
  isOffline: boolean;
};

/**
 * Over every page while there is no network. It is always there, so that its words are read out when they come
 * (RELIABILITY.md X6).
 */
export function OfflineNotice({ isOffline }: OfflineNoticeProps) {
  return (
    <output className={styles.notice} data-shown={isOffline || undefined}>
      {isOffline && (
        <>
          <WifiOff size={16} strokeWidth={1.75} aria-hidden />
          <span>You are offline. What you see may be old, and nothing can be sent.</span>
        </>
      )}
    </output>
  );
}
