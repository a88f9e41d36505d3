import { ArrowRight } from 'lucide-react';
import { Button } from '../primitives/button/Button.tsx';
import { Key } from './Key.tsx';

export type NextButtonProps = { onPress: () => void; isPending: boolean; hasShortcut?: boolean };

/** Requests another random prediction. */
export function NextButton({ onPress, isPending, hasShortcut = false }: NextButtonProps) {
  return (
    <Button
      variant="soft"
      color="gray"
      size="3"
      aria-keyshortcuts={hasShortcut ? 'N' : undefined}
      onPress={onPress}
      isPending={isPending}
    >
      Next Prediction <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
      {hasShortcut && <Key letter="N" />}
    </Button>
  );
}
