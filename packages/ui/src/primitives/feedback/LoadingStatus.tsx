import { Text, VisuallyHidden } from '@radix-ui/themes';
import { useEffect, useState } from 'react';

const ANNOUNCE_AFTER_MS = 1_000;

export type LoadingStatusProps = {
  /** The text that screen readers announce. */
  text?: string;
  /** Loading takes long: shows a visible message. */
  isSlow?: boolean;
};

/**
 * Announces loading next to a skeleton, but only if it takes longer than a second. Until it is slow, the `Frame` hides the
 * footer, which the content would move.
 */
export function LoadingStatus({ text = 'Loading…', isSlow = false }: LoadingStatusProps) {
  const [isAnnounced, setIsAnnounced] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsAnnounced(true), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    // The surrounding region is aria-busy, which silences its content; this must still be announced.
    <output aria-busy={false} data-loading={!isSlow || undefined}>
      {isSlow ? (
        <Text size="2" color="gray">
          Still loading…
        </Text>
      ) : (
        isAnnounced && <VisuallyHidden>{text}</VisuallyHidden>
      )}
    </output>
  );
}
