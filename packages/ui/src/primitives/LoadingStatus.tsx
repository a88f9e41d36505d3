import { Text } from '@radix-ui/themes';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const SPEAK_AFTER_MS = 1_000;

export type LoadingStatusProps = {
  text?: string;
  /** It takes long: then it is said to everyone. */
  isSlow?: boolean;
};

/** Says that something loads, but only when it does not come at once. */
export function LoadingStatus({ text = 'Loading…', isSlow = false }: LoadingStatusProps) {
  const [isSpoken, setIsSpoken] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSpoken(true), SPEAK_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <output>
      {isSlow ? (
        <Text as="span" size="2" color="gray">
          Still loading…
        </Text>
      ) : (
        isSpoken && <VisuallyHidden>{text}</VisuallyHidden>
      )}
    </output>
  );
}
