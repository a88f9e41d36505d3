import { ArrowRight } from 'lucide-react';
import { Button } from '../primitives/button/Button.tsx';

export type NextButtonProps = { onPress: () => void; isPending: boolean };

/** Requests another random prediction. */
export function NextButton({ onPress, isPending }: NextButtonProps) {
  return (
    <Button variant="soft" tone="gray" size="3" onPress={onPress} isPending={isPending}>
      Next Prediction <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
    </Button>
  );
}
