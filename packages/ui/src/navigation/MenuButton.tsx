import { Menu } from 'lucide-react';
import { IconButton } from '../primitives/Button.tsx';

export type MenuButtonProps = {
  /** Whether its panel is open. */
  isOpen: boolean;
  onPress: () => void;
  /** Somebody is about to look: the moment to fetch the panel. */
  onIntent?: () => void;
};

/** Opens the side navigation; stands in the header. */
export function MenuButton({ isOpen, onPress, onIntent }: MenuButtonProps) {
  return (
    <IconButton
      label="Menu"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPress={onPress}
      onHoverStart={onIntent}
      onFocus={onIntent}
    >
      <Menu size={18} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
