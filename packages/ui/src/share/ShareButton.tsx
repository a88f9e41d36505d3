import { Share2 } from 'lucide-react';
import { Button } from '../primitives/button/Button.tsx';

export type ShareButtonProps = {
  /** 'Share your pick', 'Share your week' or 'Share your standing'. */
  label: string;
  /** Opens the `ShareDialog`. */
  onPress: () => void;
};

/** Opens the dialog that shares something of one's own. */
export function ShareButton({ label, onPress }: ShareButtonProps) {
  return (
    <Button variant="surface" color="gray" onPress={onPress}>
      <Share2 size={16} strokeWidth={1.75} aria-hidden /> {label}
    </Button>
  );
}
