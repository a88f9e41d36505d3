import { WifiOff } from 'lucide-react';
import styles from './OfflineNotice.module.css';

export type OfflineNoticeProps = { isOffline: boolean };

/** Says that there is no network. What is read out stands before its words do (RELIABILITY.md X6). */
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
