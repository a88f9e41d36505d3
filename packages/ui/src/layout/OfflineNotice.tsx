import { WifiOff } from 'lucide-react';
import styles from './OfflineNotice.module.css';

export type OfflineNoticeProps = {
  isOffline: boolean;
};

/** Shown over every page while offline. The empty element is always rendered, so that the message is announced. */
export function OfflineNotice({ isOffline }: OfflineNoticeProps) {
  return (
    <output className={styles.notice} data-shown={isOffline || undefined}>
      {isOffline && (
        <>
          <WifiOff size={16} strokeWidth={1.75} aria-hidden />
          <span>You're offline. You may be seeing old data, and changes can't be saved.</span>
        </>
      )}
    </output>
  );
}
