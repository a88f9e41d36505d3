import { Flex, Text } from '@radix-ui/themes';
import { WifiOff } from 'lucide-react';
import styles from './Frame.module.css';

export type OfflineNoticeProps = {
  /** Shows the line. Coming back online removes it without a message. */
  isOffline: boolean;
};

/** A line below the header of every page while offline. Always rendered, so that the message is announced. */
export function OfflineNotice({ isOffline }: OfflineNoticeProps) {
  return (
    <output className={styles.offline}>
      {isOffline && (
        <Flex align="center" justify="center" gap="2" px="3" py="2">
          <WifiOff size={16} strokeWidth={1.75} style={{ flexShrink: 0 }} aria-hidden />
          <Text size="2">You're offline. You may be seeing old data, and changes can't be saved.</Text>
        </Flex>
      )}
    </output>
  );
}
