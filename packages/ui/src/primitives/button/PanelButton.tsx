import type { ReactNode } from 'react';
import { IconButton } from './Button.tsx';

export type PanelButtonProps = {
  isOpen: boolean;
  onPress: () => void;
  /** Called on hover and focus, to preload the panel. */
  onIntent?: () => void;
};

/** A header button that opens a panel. Its children are the icon and an optional badge. */
export function PanelButton({
  label,
  isOpen,
  onPress,
  onIntent,
  children,
}: PanelButtonProps & { label: string; children: ReactNode }) {
  return (
    <IconButton
      label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPress={onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {children}
    </IconButton>
  );
}
