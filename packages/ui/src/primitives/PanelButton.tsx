import type { ReactNode } from 'react';
import { IconButton } from './Button.tsx';

export type PanelButtonProps = {
  /** Whether its panel is open. */
  isOpen: boolean;
  onPress: () => void;
  /** Somebody is about to look: the moment to fetch the panel. */
  onIntent?: () => void;
};

/** Opens a panel; stands in the header. Its children are the icon, and what stands on it. */
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
      onHoverStart={onIntent}
      onFocus={onIntent}
    >
      {children}
    </IconButton>
  );
}
